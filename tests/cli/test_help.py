"""`--help` and what the option parser refuses, in every language."""

import re
from typing import Any

import pytest
from rich.cells import cell_len
from typer.main import get_command

from tests.cli.terminal import run as wuqi
from tests.core.text.test_words import messages
from wuqi.cli.folding import CLOSING
from wuqi.cli.helping import key_of, name_of
from wuqi.cli.main import _app
from wuqi.core.text.words import LANGUAGES, words

ENGLISH = re.compile(r"\b(Usage|Options|Commands|Arguments|default|required|Show|the|and)\b")


def commands() -> dict[tuple[str, ...], Any]:
    """Every command with the words that call it."""
    found: dict[tuple[str, ...], Any] = {}

    def walk(command: Any, path: tuple[str, ...]) -> None:
        found[path] = command
        for name, below in getattr(command, "commands", {}).items():
            walk(below, (*path, name))

    walk(get_command(_app([])), ())
    return found


COMMANDS = commands()


FRAME = "usage command-word options-word commands arguments options required range at-least "
FRAME += "variable default any-help any-lang"


def test_every_command_and_parameter_is_explained_and_nothing_else() -> None:
    keys = {f"help-{part}" for part in FRAME.split()}
    for path, command in COMMANDS.items():
        keys.add("-".join(("help", *(path or ("wuqi",)))))
        keys |= {key_of(path, name_of(param)) for param in command.params}
    assert {key for key in messages("en", "cli") if key.startswith("help-")} == keys


def test_no_explanation_is_left_in_the_code() -> None:
    for command in COMMANDS.values():
        assert [param.name for param in command.params if getattr(param, "help", None)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", [(), ("serve",), ("admin", "ban")])
def test_help_speaks_the_language(language: str, path: tuple[str, ...]) -> None:
    ran = wuqi(*path, "--help", "--lang", language)
    assert ran.code == 0
    say = words(language)
    assert say("help-options") in ran.out
    assert say("help-any-help") in ran.out
    meaning = say("-".join(("help", *(path or ("wuqi",)))))
    assert "".join(meaning.split()) in "".join(ran.out.split())  # lines are broken to fit
    if language != "en":
        assert ENGLISH.findall(ran.out) == []


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans", "ja"])
def test_lines_of_help_do_not_begin_with_a_full_stop(language: str) -> None:
    for path in ((), ("serve",), ("import",)):
        lines = wuqi(*path, "--help", "--lang", language).out.splitlines()
        assert max(map(cell_len, lines)) <= 80
        assert [line for line in lines if line.lstrip()[:1] in set(CLOSING)] == []


def test_the_terminal_says_which_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert "使い方" in wuqi("games", "--help").out


def test_nothing_asked_for_shows_the_help() -> None:
    for words_given in ((), ("admin",)):
        ran = wuqi(*words_given, "--lang", "en")
        assert ran.code == 2
        assert "Usage: wuqi" in ran.out
        assert ran.err == ""


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("frobnicate", "parse-no-command"),
        ("admin frobnicate", "parse-no-command"),
        ("--frobnicate", "parse-no-option"),
        ("play --frobnicate", "parse-no-option"),
        ("perft", "parse-missing"),
        ("bot", "parse-missing"),
        ("perft draughts deep", "parse-not-whole"),
        ("analyse draughts --seconds long", "parse-not-number"),
        ("analyse draughts --nodes 0", "parse-not-at-least"),
        ("serve --port 99999", "parse-not-between"),
        ("serve --log loud", "parse-not-choice"),
        ("serve --port", "parse-needs-value"),
        ("games --json=yes", "parse-no-value"),
        ("games more", "parse-extra"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parser_speaks_the_language(typed: str, key: str, language: str) -> None:
    ran = wuqi("--lang", language, *typed.split())
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
    pattern = "(.+)".join(
        map(re.escape, re.split("·+", words(language)(key, **dict.fromkeys(NAMES, "·"))))
    )
    assert re.fullmatch(f"wuqi: {pattern}", ran.err.strip())


NAMES = ("command", "right", "option", "help", "name", "text", "least", "most")


def test_a_language_that_is_not_there_is_refused() -> None:
    assert wuqi("--lang", "xx", "games").code == 2
    assert "--lang" in wuqi("games", "--lang").err
