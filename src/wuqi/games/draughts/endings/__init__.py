"""Larger endings of draughts, solved by blocks: only who wins, no distances."""
