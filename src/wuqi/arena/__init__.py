"""Matches and tournaments: who is how strong, by playing and not by feel."""
