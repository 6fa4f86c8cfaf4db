"""A server: started, administered, saved and restored."""
