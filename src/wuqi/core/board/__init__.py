"""What a board shows: its picture, colours, symmetries, and what an action visibly does."""
