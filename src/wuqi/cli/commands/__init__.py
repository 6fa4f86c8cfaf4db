"""The sub-commands of `wuqi`, a module each, in folders by topic."""
