"""How learned weights are made: from games the program plays against itself."""
