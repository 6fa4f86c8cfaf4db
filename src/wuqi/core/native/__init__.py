"""Code compiled for this machine: how it is made, kept and called, and its bit tricks."""
