"""Playing: at the terminal, in matches, through other programs."""
