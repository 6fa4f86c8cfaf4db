"""Alpha-beta for two sides without chance: compiled once for all games, through their tables."""
