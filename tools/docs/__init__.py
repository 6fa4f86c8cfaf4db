"""Builds the documentation site: `python -m tools.docs FOLDER` (`make docs`).

The pages are those of `docs/`, rule books with their boards, and references made from the code
itself: Python, command line, HTTP and socket. Zensical turns them into a site.
"""
