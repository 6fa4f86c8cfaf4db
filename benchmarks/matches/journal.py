"""Stores games in a file as they are played, so that an interrupted benchmark can continue."""

import argparse
import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import msgspec

from wuqi.arena.standing import interval
from wuqi.core.position import Result
from wuqi.core.storage.places import data_home

HEAD = f"{'game':14} {'games':>5} {'score':>7} {'first places':>13}   95% sure of the score"


class Outcome(msgspec.Struct):
    """How our side did in one game."""

    number: int
    score: float  # the share of opponents beaten
    first: float  # 1 for first place alone, shared: a part


def outcome(number: int, result: Result, ours: int) -> Outcome:
    """What a result is worth to a side."""
    best = result.ranking[0]
    return Outcome(number, result.payoffs()[ours - 1], 1 / len(best) if ours in best else 0.0)


def play_all(
    file: Path, games: int, play: Callable[..., Outcome], *what: object, processes: int = 1
) -> list[Outcome]:
    """The outcomes of a number of games, `play(*what, number)`; those in the file are not played
    again."""
    file.parent.mkdir(parents=True, exist_ok=True)
    known = file.read_bytes().splitlines() if file.exists() else []
    played = {o.number: o for o in (msgspec.json.decode(line, type=Outcome) for line in known)}
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        missing = [number for number in range(games) if number not in played]
        for future in as_completed([pool.submit(play, *what, number) for number in missing]):
            new = future.result()
            played[new.number] = new
            with file.open("ab") as journal:
                journal.write(msgspec.json.encode(new) + b"\n")
    return list(played.values())


def line_of(name: str, played: list[Outcome]) -> str:
    """A line under HEAD."""
    scores = [outcome.score for outcome in played]
    firsts = sum(outcome.first for outcome in played) / len(played)
    low, high = interval(scores)
    mean = sum(scores) / len(scores)
    return f"{name:14} {len(scores):5d} {mean:7.1%} {firsts:13.1%}   {low:.1%} – {high:.1%}"


def command(
    about: str,
    play: Callable[..., Outcome],
    names: Sequence[str],
    folder: str,
    games: int,
    limit: str,
    default: float,
) -> None:
    """The command line of a benchmark that plays `play(name, limit, number)` and prints the
    scores."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument(f"--{limit}", dest="limit", type=type(default), default=default)
    parser.add_argument("--only", nargs="*", choices=names, default=list(names))
    parser.add_argument("--processes", type=int, default=1, help="games at a time")
    parser.add_argument("--to", type=Path, default=data_home() / "matches" / folder)
    args = parser.parse_args()
    print(HEAD)
    for name in args.only:
        file = args.to / f"{name.replace(' ', '-')}-{args.limit:g}.jsonl"
        what = (name, args.limit)
        played = play_all(file, args.games, play, *what, processes=args.processes)
        print(line_of(name, played), flush=True)
