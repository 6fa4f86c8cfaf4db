"""Where things are kept on this machine, and locks on them."""
