"""Pairings: how long a round takes, here and in other libraries."""
