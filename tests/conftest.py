"""What all tests share."""

import atexit
import os
import shutil
import tempfile

# The words of a test's messages must not depend on whose machine it runs on.
for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
    os.environ.pop(variable, None)
os.environ["LANG"] = "C.UTF-8"

# Nor must its answers depend on the tables that somebody keeps.
os.environ["WUQI_DATA"] = tempfile.mkdtemp(prefix="wuqi-tests-")
atexit.register(shutil.rmtree, os.environ["WUQI_DATA"], ignore_errors=True)
