"""Answers to questions about games, for the clients of a server and for a page without one.

Plain functions of a question: no network, no database, no processes.
"""
