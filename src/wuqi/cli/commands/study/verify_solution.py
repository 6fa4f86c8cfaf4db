"""`wuqi verify-solution`: checks a table without the solver that made it."""

import random
from collections.abc import Iterable
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track

from wuqi.cli.arguments import GameName, Json, Pairs, Preset, game_from, print_json
from wuqi.cli.language import current
from wuqi.core.errors import BadRequest, BadTable
from wuqi.core.game import Game
from wuqi.core.numbering import Tables, tables_of
from wuqi.core.text.words import Words, words
from wuqi.verification.consistency import Checker, ExactValue, Wrong
from wuqi.verification.published import Published, published, readers
from wuqi.verification.table_file import TableReader

SAMPLE = 10_000
WRONG = 1  # the exit code if something is not as it should be


def command(
    game: GameName,
    sample: Annotated[int, typer.Option("--sample", min=1)] = SAMPLE,
    every: Annotated[bool, typer.Option("--all")] = False,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    option: Pairs = None,
    preset: Preset = None,
    json: Json = False,
) -> int:
    """Check tables with a reader of its own. Exits with 1 if anything is wrong."""
    say, chosen = words(current()), game_from(game, option, preset)
    tables = tables_of(chosen.name)
    if tables is None or tables.settings(chosen.options) is None:
        raise BadRequest("solve-not-this", game=chosen.name)
    found = list(readers(chosen, tables))
    if not found:
        pairs = "".join(f" --option {pair}" for pair in str(chosen.options).split())
        raise BadTable("table-missing", command=f"wuqi solve {chosen.name}{pairs}")
    right = True
    for reader in found:
        everything, chance = range(reader.numbers), random.Random(seed)
        numbers = everything if every else [chance.choice(everything) for _ in range(sample)]
        report = verified(chosen, tables, reader, numbers, say)
        right &= report["right"]
        if json:
            print_json(report)
        else:
            print("\n".join(report["sentences"]))
    return 0 if right else WRONG


def verified(
    game: Game, tables: Tables, reader: TableReader, numbers: Iterable[int], say: Words
) -> dict[str, Any]:
    """What was found out about a table."""
    name, checker = reader.path.name, Checker(game, tables, reader)
    claim = published(game.name).get(name)
    digest = reader.sha256()
    sentences = [say("verified-file", path=str(reader.path), numbers=reader.numbers)]
    damaged = reader.damaged_chapter()
    if damaged is not None:
        sentences.append(say("verified-damaged", chapter=damaged))
    same = claim is None or claim.sha256 == digest
    hashed = "verified-hash-none" if claim is None else f"verified-hash-{_same(same)}"
    sentences.append(say(hashed, hash=digest, wanted=claim.sha256 if claim else ""))
    starts = _start(checker, game, claim, reader, say)
    sentences += [sentence for _, sentence in starts]
    checked, wrong = 0, None
    if damaged is None:
        checked, wrong = _consistent(checker, numbers, say)
        key = "verified-right" if wrong is None else "verified-wrong"
        sentences.append(say(key, checked=checked, **_about(wrong, reader, say)))
    return {
        "table": name,
        "right": damaged is None and same and wrong is None and all(ok for ok, _ in starts),
        "sha256": digest,
        "published": claim.sha256 if claim else None,
        "checked": checked,
        "wrong": wrong.position if wrong else None,
        "sentences": sentences,
    }


def _start(
    checker: Checker, game: Game, claim: Published | None, reader: TableReader, say: Words
) -> list[tuple[bool, str]]:
    """What the table says of the game's start, and whether that is what is published."""
    worth = checker.worth(game.start())
    if worth is None:
        return []
    value = _written(worth, reader, say)
    if claim is None or claim.start == (worth.outcome, worth.distance):
        return [(True, say("verified-start", value=value))]
    wanted = _written(ExactValue("draw"), reader, say)
    if claim.start is not None:
        outcome, distance = claim.start
        wanted = _written(ExactValue(outcome, distance), reader, say)
    return [(False, say("verified-start-other", value=value, wanted=wanted))]


def _consistent(checker: Checker, numbers: Iterable[int], say: Words) -> tuple[int, Wrong | None]:
    """How many positions were checked, and the first that is wrong."""
    console = Console(stderr=True)
    shown = track(
        numbers,
        say("verified-checking"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    checked = 0
    for wrong in checker.check(shown):
        checked += 1
        if wrong is not None:
            return checked, wrong
    return checked, None


def _about(wrong: Wrong | None, reader: TableReader, say: Words) -> dict[str, str]:
    if wrong is None:
        return {}
    return {
        "position": wrong.position,
        "kept": _written(wrong.kept, reader, say),
        "follows": _written(wrong.follows, reader, say),
    }


def _written(worth: ExactValue | None, reader: TableReader, say: Words) -> str:
    """ "win in 31 plies" — in a language."""
    if worth is None:
        return say("value-unknown")
    if worth.outcome == "draw" or not reader.account["depth"]:
        return say(f"value-{worth.outcome}")
    return say(f"value-{worth.outcome}-in-{reader.account['unit']}", distance=worth.distance)


def _same(same: bool) -> str:
    return "right" if same else "other"
