"""Games: what there is, their rules, how fast they run, and new ones."""
