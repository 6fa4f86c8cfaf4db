from tests.solve.solved import made, solved

__all__ = ["made", "solved"]
