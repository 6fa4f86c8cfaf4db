"""Wuqi on a player's own device: the same rules, search and teacher, in the page, without a server.

Python runs in the browser (Pyodide, in a worker). Rules and search are compiled for WebAssembly
from the same functions as here (`web/tools/device`). NumPy and Numba are not available there:
`standins` has their replacements.
"""
