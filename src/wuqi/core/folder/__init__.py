"""The folder of a game: where it is, what it must define, how it is loaded and checked."""
