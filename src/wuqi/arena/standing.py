"""Standings: scores with confidence intervals, and ratings."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from wuqi.arena.evidence import Elo, elo
from wuqi.arena.plan import MatchPlan, PlannedGame
from wuqi.core.play.record import Record
from wuqi.core.position import Result

CONFIDENCE = 1.96  # standard errors for 95%


@dataclass(frozen=True, slots=True)
class EntryStanding:
    """The results of an entry. A score is the share of opponents beaten; a tie counts half."""

    entry: str
    games: int
    wins: int  # first place alone
    draws: int  # first place shared
    losses: int
    score: float
    low: float  # the score is between these with 95% confidence
    high: float
    rating: float  # openskill: mu
    doubt: float  # openskill: sigma
    forfeits: int
    longest: float  # the longest it thought about one action, in seconds
    elo: Elo  # against its opponents, by openings: games of one are not independent


def standings(plan: MatchPlan, played: Mapping[int, Record]) -> list[EntryStanding]:
    """All entries, the best score first. Entries of the same name stand together."""
    scores: dict[str, list[float]] = {entry: [] for entry in plan.entries}
    by_opening: dict[str, dict[int, list[float]]] = {entry: {} for entry in plan.entries}
    firsts: dict[str, list[int]] = {entry: [0, 0] for entry in plan.entries}
    forfeits = dict.fromkeys(plan.entries, 0)
    longest = dict.fromkeys(plan.entries, 0.0)
    games = [
        (pairing, played[pairing.number]) for pairing in plan.pairings() if pairing.number in played
    ]
    for pairing, record in games:
        assert record.result is not None
        payoffs = Result(record.result.ranking, record.result.reason).payoffs()
        best = record.result.ranking[0]
        for side, index in enumerate(pairing.seating, 1):
            entry = plan.entries[index]
            scores[entry].append(payoffs[side - 1])
            by_opening[entry].setdefault(pairing.opening, []).append(payoffs[side - 1])
            longest[entry] = max(
                longest[entry], record.extra.get("longest", {}).get(str(side), 0.0)
            )
            if side in best:
                firsts[entry][len(best) > 1] += 1
            if record.result.reason == "forfeit" and side in record.result.ranking[-1]:
                forfeits[entry] += 1
    rated = ratings(plan, games)
    standings = []
    for entry, got in scores.items():
        low, high = interval(got)
        wins, draws = firsts[entry]
        standings.append(
            EntryStanding(
                entry,
                len(got),
                wins,
                draws,
                len(got) - wins - draws,
                sum(got) / max(1, len(got)),
                low,
                high,
                *rated[entry],
                forfeits[entry],
                longest[entry],
                elo([sum(pair) / len(pair) for pair in by_opening[entry].values()]),
            )
        )
    return sorted(standings, key=lambda standing: -standing.score)


def first_entrys_scores(plan: MatchPlan, played: Mapping[int, Record]) -> list[float]:
    """What the first entry got in each opening that was played in every seating."""
    sides = plan.load_game().sides
    found: dict[int, list[float]] = {}
    for pairing in plan.pairings():
        record = played.get(pairing.number)
        if record is not None and record.result is not None and 0 in pairing.seating:
            payoffs = Result(record.result.ranking, record.result.reason).payoffs()
            found.setdefault(pairing.opening, []).append(payoffs[pairing.seating.index(0)])
    return [sum(scores) / sides for scores in found.values() if len(scores) == sides]


def interval(scores: list[float]) -> tuple[float, float]:
    """The 95% confidence interval of the mean.

    Two games won and two lost are added, so that a few games in a row do not look like certainty.
    """
    known = [*scores, 0.0, 0.0, 1.0, 1.0]
    mean = sum(known) / len(known)
    spread = sum((score - mean) ** 2 for score in known) / (len(known) - 1)
    error = CONFIDENCE * math.sqrt(spread / len(known))
    return max(0.0, mean - error), min(1.0, mean + error)


def ratings(
    plan: MatchPlan, games: list[tuple[PlannedGame, Record]]
) -> dict[str, tuple[float, float]]:
    """Openskill ratings (Plackett-Luce) after all games in order of their numbers."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {entry: model.rating(name=entry) for entry in plan.entries}
    for pairing, record in games:
        seated = [plan.entries[index] for index in pairing.seating]
        if len(set(seated)) < 2:
            continue  # a player cannot beat itself
        assert record.result is not None
        places = {
            side: place for place, sides in enumerate(record.result.ranking) for side in sides
        }
        ranks = [float(places[side]) for side in range(1, len(seated) + 1)]
        after = model.rate([[rated[entry]] for entry in seated], ranks=ranks)
        changed: dict[str, list[tuple[float, float]]] = {}
        for entry, (new,) in zip(seated, after, strict=True):
            changed.setdefault(entry, []).append((new.mu, new.sigma))
        for entry, news in changed.items():  # one that sat in several seats takes the mean
            rated[entry].mu = sum(mu for mu, _ in news) / len(news)
            rated[entry].sigma = sum(sigma for _, sigma in news) / len(news)
    return {entry: (rating.mu, rating.sigma) for entry, rating in rated.items()}
