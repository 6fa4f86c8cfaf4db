"""Studying: analyses, reviews, puzzles and tables of solved games."""
