"""`wuqi tournament`: everybody against everybody."""

from wuqi.arena.plan import Plan
from wuqi.cli.asking import GameName, Json, Pairs, Preset, game_from
from wuqi.cli.contest import (
    Again,
    Games,
    Number,
    On,
    Opening,
    Openings,
    Seats,
    Seed,
    To,
    openings_in,
    play_out,
)
from wuqi.cli.language import Lang, choose
from wuqi.core.words import words


def command(
    game: GameName,
    seats: Seats,
    games: Games = 100,
    on: On = "here",
    processes: Number = None,
    seed: Seed = 1,
    opening: Opening = 2,
    openings: Openings = None,
    to: To = None,
    again: Again = False,
    option: Pairs = None,
    preset: Preset = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play games between every combination of players; ratings show who is how strong."""
    say = words(choose(lang))
    chosen = game_from(game, option, preset)
    entries = tuple(seats.split(","))
    told = openings_in(chosen, openings)
    options = dict(chosen.options)
    plan = Plan(chosen.name, options, entries, games, seed, opening, True, told)
    play_out(plan, to, on, processes, again, json, say)
