"""One play of a game, written down, with its shuffle and the proof that it was fair."""
