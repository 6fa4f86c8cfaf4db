"""Words in five languages, rule books, and the notation of positions."""
