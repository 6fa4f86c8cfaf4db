"""The solvers: layer by layer, slice by slice, or round by round."""
