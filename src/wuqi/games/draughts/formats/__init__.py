"""Files of other programs: PDN."""
