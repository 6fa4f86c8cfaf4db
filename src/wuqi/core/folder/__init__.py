"""The folder of a game: where it lies, what it must offer, how it is loaded and checked."""
