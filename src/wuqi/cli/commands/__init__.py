"""The sub-commands of `wuqi`, a module each."""
