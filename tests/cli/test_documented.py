"""Every command in the documentation exists, with every option that is shown."""

import re

import pytest

from tests.cli.terminal import run
from tests.conftest import ROOT
from wuqi.cli.main import COMMANDS

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
COMMAND = re.compile(r"^(?: {4}|/opt/wuqi/bin/)?wuqi ((?:[a-z-]+ )?[a-z-]+)(.*)", re.MULTILINE)
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
HEADINGS = {"deal"}  # the first line of a text that is hashed, not a command (dealer.md)


def documented() -> dict[str, set[str]]:
    """The options that are shown with each command."""
    found: dict[str, set[str]] = {}
    for page in PAGES:
        for words, rest in COMMAND.findall(page.read_text("utf-8")):
            name = words.split()[0]
            if name not in HEADINGS:
                found.setdefault(name, set()).update(OPTION.findall(rest.partition("#")[0]))
    return found


def test_there_are_commands_to_check() -> None:
    assert {"play", "serve", "analyse", "backup", "restore"} <= documented().keys()


@pytest.mark.parametrize("name", documented())
def test_a_documented_command_has_its_options(name: str) -> None:
    assert name in COMMANDS
    shown = run(name, "--help").out
    for part in re.findall(r"^  ([a-z-]+)  ", shown, re.MULTILINE):  # commands of a command
        shown += run(name, part, "--help").out
    assert documented()[name] - set(OPTION.findall(shown)) == set()
