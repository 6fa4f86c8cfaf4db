"""Records: replayed, verified, read from and written to other formats."""
