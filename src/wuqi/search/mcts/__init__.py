"""Monte Carlo tree search for any game: any number of sides, chance, several threads on a tree."""
