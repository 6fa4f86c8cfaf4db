"""Checks solved tables without the solvers: a reader of table files of its own, and nothing but the
rules of the games.

What it shares with those who made a table is what the table is about: the rules (`Position`) and
which position has which number (`number` and `stand` of the game's `tables.py`). It imports
nothing from `wuqi.solve`, and `make check` makes sure of that.
"""
