"""Matches and tournaments: how strong players are, measured by games."""
