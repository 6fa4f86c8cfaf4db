"""What all tests share."""

import os

# The words of a test's messages must not depend on whose machine it runs on.
for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
    os.environ.pop(variable, None)
os.environ["LANG"] = "C.UTF-8"
