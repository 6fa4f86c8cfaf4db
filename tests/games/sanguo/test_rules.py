"""Three Kingdoms dark chess, rule by rule."""

import pytest

import wuqi
from tests.games.sanguo.positions import GAME, ended, key, play, position
from wuqi.core.kernel import CHANCE
from wuqi.search.perft import perft

START = "????1????/????1????/9/????1????/????1???? 1"
RANKS = wuqi.load("sanguo", split="ranks")
RECALL = wuqi.load("sanguo", mode="recall")
POINTS = wuqi.load("sanguo", mode="points")
RACE = wuqi.load("sanguo", mode="race")


def of(found: wuqi.Position, point: str) -> list[str]:
    """What the piece on a point may do, without the point."""
    return [action.removeprefix(point) for action in found.actions() if action.startswith(point)]


# -- flips, chance and camps ----------------------------------------------------------------------


def test_the_start() -> None:
    assert GAME.start().text == START
    assert len(GAME.start().actions()) == 32
    assert all(action.startswith("flip ") for action in GAME.start().actions())


def test_a_flip_is_a_chance_position_that_tells_nothing_but_what_is_left() -> None:
    flipping = GAME.start().play("flip a1")
    assert flipping.text == START + " flip=a1"
    assert flipping.mover == CHANCE
    assert flipping.actions() == ()
    of_each = dict(zip("KAERHCPkaerhcp", [1, 2, 2, 2, 2, 2, 5] * 2, strict=True))
    assert flipping.outcomes() == {f"flip a1={letter}": n / 32 for letter, n in of_each.items()}
    assert flipping.play("flip a1=K") == GAME.start().play("flip a1=K")


def test_what_has_been_seen_is_not_among_the_outcomes() -> None:
    flipping = play(GAME.start(), "flip a1=K", "flip b1=P", "flip c1")
    outcomes = {str(outcome): chance for outcome, chance in flipping.outcomes().items()}
    assert "flip c1=K" not in outcomes
    assert outcomes["flip c1=P"] == pytest.approx(4 / 30)


@pytest.mark.parametrize(
    ("flips", "camps"),
    [
        ("K", "1,-,-"),
        ("r", "3,-,-"),
        ("R H", "2,-,-"),  # camp 2 is taken: player 2 stays without
        ("R k", "2,1,3"),  # two have camps, so player 3 gets the last one
        ("R H k", "2,3,1"),  # and here player 2
        ("R H C", "2,-,-"),
        ("R H C k", "2,-,-"),  # an assigned player's flip assigns nothing
        ("R H C k A p", "2,3,1"),
        ("P p K k", "1,-,-"),
        ("a A", "3,2,1"),
    ],
)
def test_camps_come_from_flips_in_every_order(flips: str, camps: str) -> None:
    points = iter(("a1", "b1", "c1", "d1", "a2", "b2"))
    found = play(GAME.start(), *(f"flip {next(points)}={letter}" for letter in flips.split()))
    assert key(found, "camps") == camps
    assert found.mover == len(flips.split()) % 3 + 1


@pytest.mark.parametrize(
    ("flips", "camps"), [("P", "1,-,-"), ("K p", "2,1,3"), ("k e a A P", "2,1,3"), ("C", "3,-,-")]
)
def test_camps_of_the_second_split(flips: str, camps: str) -> None:
    points = iter(("a1", "b1", "c1", "d1", "a2", "b2"))
    found = play(RANKS.start(), *(f"flip {next(points)}={letter}" for letter in flips.split()))
    assert key(found, "camps") == camps


def test_without_a_camp_you_can_only_flip() -> None:
    found = play(GAME.start(), "flip d1=R", "flip b1=H", "flip c1=C", "flip i5=k")
    assert key(found, "camps") == "2,-,-"
    assert all(action.startswith("flip ") for action in found.actions())


def test_pieces_of_a_camp_nobody_holds_may_be_captured() -> None:
    found = play(GAME.start(), "flip d1=R", "flip b1=H", "flip c1=C", "flip d2=k")
    found = play(found, "flip h1=A", "flip i1=A", "d1xd2")
    assert found.text.endswith(" 2 camps=2,-,- taken=k,-,-")


# -- the pieces -----------------------------------------------------------------------------------

STEPS = {  # from e3 on an empty board
    "K": "a3 b3 c3 d3 e1 e2 e4 e5 f3 g3 h3 i3",
    "R": "a3 b3 c3 d3 e1 e2 e4 e5 f3 g3 h3 i3",
    "C": "a3 b3 c3 d3 e1 e2 e4 e5 f3 g3 h3 i3",
    "H": "c2 c4 d1 d5 f1 f5 g2 g4",
    "E": "c1 c5 g1 g5",
    "A": "d2 d4 f2 f4",
    "P": "e2 e4 d3 f3",
}
LEADERS = {"K": 1, "P": 1}


@pytest.mark.parametrize("red", [True, False])
@pytest.mark.parametrize(("letter", "points"), STEPS.items())
def test_steps_of_every_piece_in_both_colours(letter: str, points: str, red: bool) -> None:
    shown = letter if red else letter.lower()
    leader = LEADERS.get(letter, 2 if red else 3)
    others = "".join(piece for piece in "PAa" if LEADERS.get(piece, 2 + (piece == "a")) != leader)
    # The two rivals stand where no step from e3 leads.
    found = position(f"{others[0]}8/9/4{shown}4/9/7{others[1]}1", leader)
    assert sorted(of(found, "e3")) == sorted(f"-{point}" for point in points.split())


def test_lines_end_at_the_first_piece() -> None:
    found = position("4a4/9/1P2R1p1k/9/4A4", 2)
    assert of(found, "e3") == ["-c3", "-d3", "-e2", "-e4", "-f3", "xb3", "xe5", "xg3"]


def test_horse_and_elephant_are_never_blocked() -> None:
    found = position("9/9/1pPp5/1PHp5/1pEp4a", 2)
    assert of(found, "c2") == ["-a1", "-a3", "-b4", "-d4", "-e1", "-e3"]
    assert of(found, "c1") == ["-a3", "-e3"]
    assert of(position("9/3pPp3/3PEP3/3pPp3/8a", 2), "e3") == ["-c1", "-c5", "-g1", "-g5"]


def test_every_piece_takes_where_it_steps_and_ranks_do_not_count() -> None:
    assert of(position("9/9/4Pa3/9/R8", 1), "e3")[-1] == "xf3"
    assert of(position("9/9/4A4/3k5/8a", 2), "e3")[-1] == "xd2"
    assert of(position("2k6/9/4E4/9/8a", 2), "e3")[-1] == "xc5"
    assert of(position("9/5k3/9/4H4/8a", 2), "e2")[-1] == "xf4"


def test_a_cannon_takes_by_jumping_exactly_one_piece() -> None:
    found = position("4p4/9/C1p2h2R/9/p8", 2)  # c3 is the screen, f3 the target
    assert of(found, "a3") == ["-a2", "-a4", "-a5", "-b3", "xf3"]
    assert of(position("9/9/C1pp1h2R/9/p8", 2), "a3")[-1] == "xd3"  # d3 screens f3 off
    assert of(position("9/9/Cp7/9/8a", 2), "a3") == ["-a1", "-a2", "-a4", "-a5"]  # no screen
    assert "xi3" in of(position("9/9/CR6p/9/8a", 2), "a3")  # the own chariot as a screen


@pytest.mark.parametrize("screen", ["?", "R", "p", "a"])
def test_any_piece_can_be_the_screen(screen: str) -> None:
    found = position(f"8a/9/C2{screen}4p/9/K8", 2, hidden="H" if screen == "?" else "")
    assert "xi3" in of(found, "a3")


def test_a_face_down_piece_is_never_taken_and_stops_every_line() -> None:
    found = position("8p/9/?R2?4/9/8a", 2, hidden="hh")
    assert of(found, "b3") == ["-b1", "-b2", "-b4", "-b5", "-c3", "-d3"]
    assert "a1xa5" not in position("?8/9/p8/9/C7a", 2, hidden="h").actions()
    assert "flip a5" in position("?8/9/p8/9/C7a", 2, hidden="h").actions()


def test_never_your_own_camp() -> None:
    assert of(position("9/9/4kKP1r/9/A8", 1), "f3") == ["-f1", "-f2", "-f4", "-f5"]
    found = position("9/9/4kKP1r/9/A8", 2, game=RANKS)
    assert of(found, "f3") == ["-f1", "-f2", "-f4", "-f5", "xg3"]


# -- turns, elimination, skips --------------------------------------------------------------------


def test_a_player_without_pieces_is_out_and_passed_over() -> None:
    found = play(position("9/9/K1A6/9/r8", 1), "a3xc3")
    assert key(found, "out") == "2"
    assert found.mover == 3
    assert play(found, "a1-a2", "c3-c4").mover == 3


def test_face_down_pieces_keep_a_camp_alive() -> None:
    assert play(position("9/9/K1A6/9/r7?", 1, hidden="H"), "a3xc3").mover == 2
    assert key(play(position("9/9/K1A6/9/r7?", 1, hidden="p"), "a3xc3"), "out") == "2"


def test_skip_only_where_nothing_else_can_be_done() -> None:
    shut_in = position("9/9/9/p8/Ca7", 2)
    assert shut_in.actions() == ("skip",)
    skipped = shut_in.play("skip")
    assert (key(skipped, "quiet"), key(skipped, "skips")) == ("1", "1")
    assert key(skipped.play("b1-c2"), "skips") is None
    assert position("9/9/9/p8/Ca6?", 2, hidden="h").actions() == ("flip i1",)


def test_the_game_ends_when_all_living_have_skipped_in_a_row() -> None:
    found = position("9/9/9/pa7/Ca7", 2, "quiet=59 skips=2").play("skip")
    assert ended(found) == ([[3], [1, 2]], "nobody-can-act")
    two_left = position("9/9/9/C8/k8", 1, "skips=1 out=3")
    assert two_left.result is None
    assert ended(position("9/9/9/C8/k8", 1, "skips=2 out=3")) == ([[1, 2], [3]], "nobody-can-act")


# -- endings --------------------------------------------------------------------------------------


def test_the_last_camp_wins_and_earlier_elimination_ranks_lower() -> None:
    found = position("9/9/K1r6/9/9", 1, "out=2").play("a3xc3")
    assert ended(found) == ([[1], [3], [2]], "last-camp")
    assert found.text.split()[1] == "1"  # the capture that ends a game leaves its player to move


def test_sixty_plies_without_flip_or_capture() -> None:
    found = position("9/9/K1PP5/9/r7R", 1, "quiet=58")
    found = play(found, "c3-c4", "i1-i2")
    assert ended(found) == ([[1], [2, 3]], "stalled")
    assert found.text.split()[1] == "3"  # the turn has passed


def test_skips_count_as_quiet_plies() -> None:
    found = position("9/9/9/p8/Ca7", 2, "quiet=59").play("skip")
    assert ended(found)[1] == "stalled"


def test_flips_and_captures_set_the_counter_back() -> None:
    found = position("9/9/K1A5?/9/r7R", 1, "quiet=59", hidden="H")
    assert key(found.play("a3xc3"), "quiet") is None
    assert key(found.play("flip i3"), "quiet") == "59"  # not before the piece is seen
    assert key(found.play("flip i3=H"), "quiet") is None


def test_a_stalled_game_counts_face_down_pieces_as_alive() -> None:
    found = position("9/9/K1P5?/9/r7R", 1, "quiet=59", hidden="r").play("c3-c4")
    assert ended(found) == ([[1, 3], [2]], "stalled")


def test_the_third_occurrence_ends_it_before_the_counter_does() -> None:
    found = position("9/9/K1P6/9/r7R", 1, "quiet=48")
    cycle = ["c3-c4", "i1-i2", "a1-a2", "c4-c3", "i2-i1", "a2-a1"]
    for action in cycle + cycle:
        assert found.result is None
        found = found.play(action)
    assert key(found, "quiet") == "60"
    assert ended(found) == ([[1], [2, 3]], "repetition")


def test_a_skipping_player_can_be_part_of_a_repetition() -> None:
    found = position("8k/9/8a/p8/Ca7", 3)
    cycle = ["i3-h2", "i5-h5", "skip", "h2-i3", "h5-i5", "skip"]
    found = play(found, *cycle, *cycle)
    assert ended(found)[1] == "repetition"


# -- recall ---------------------------------------------------------------------------------------


def test_recall_takes_the_face_up_army_home() -> None:
    start = "p7?/9/4R1kp1/9/A7r 2 camps=1,2,3 taken=aaeerhhcc,KPPPPPppp,AEERHHC"
    found = RECALL.read(start).play("e3xg3")  # the tenth capture of a camp of ten
    assert found.text == (
        "p7?/9/7p1/9/8r 3 camps=1,2,3 taken=aaeerhhcc,KPPPPPkppp,AEERHHC recalled=2 removed=AR"
    )
    assert found.play("flip i5").outcomes() == {"flip i5=C": 1.0}
    found = found.play("flip i5=C")  # a neutral piece: removed, and the turn passes
    assert found.text == (
        "p8/9/7p1/9/8r 1 camps=1,2,3 taken=aaeerhhcc,KPPPPPkppp,AEERHHC recalled=2 removed=ARC"
    )
    found = play(found, "h3-i3", "i1xi3", "a5-a4", "i3-i4", "a4-b4", "i4xb4")
    assert ended(found) == ([[2], [3], [1]], "last-camp")


def test_a_stalled_recall_ranks_by_captures() -> None:
    text = "p8/9/7p1/9/8r 1 camps=1,2,3 taken=aaeerhhcc,KPPPPPkppp,AEERHHC recalled=2 removed=ARC"
    found = RECALL.read(f"{text} quiet=59").play("h3-i3")
    assert ended(found) == ([[2], [1], [3]], "stalled")


@pytest.mark.parametrize(
    ("text", "action", "ranking"),
    [
        # the tenth capture also takes the last piece of player 1
        (
            "9/9/4R1k2/9/A7r 2 camps=1,2,3 taken=AEaaeerhhcc,KPPPPPppp,ERHHCCpp",
            "e3xg3",
            [[2], [3], [1]],
        ),
        # somebody is out already
        (
            "9/9/4R1k2/9/A7p 2 camps=1,2,3 taken=AEERHrrhhcc,PPPPPaaee,KHCCpppp out=3",
            "e3xg3",
            [[2], [1], [3]],
        ),
        # nobody is left at all
        (
            "9/9/4R1k2/9/A8 2 camps=1,2,3 taken=AEERHrrhhcc,PPPPPaaee,KHCCppppp out=3",
            "e3xg3",
            [[2], [1], [3]],
        ),
        # the second recall
        (
            "9/9/4r1k2/9/8p 3 camps=1,2,3 taken=aaeerhhcc,KPPPPPpppp,AEERRHHCC"
            " recalled=2 removed=A",
            "e3xg3",
            [[2], [3], [1]],
        ),
    ],
)
def test_a_recall_that_ends_the_game(text: str, action: str, ranking: list[list[int]]) -> None:
    found = RECALL.read(text).play(action)
    assert ended(found) == (ranking, "recall")
    assert found.text.split()[1] == text.split()[1]


def test_recall_counts_what_the_camp_started_with() -> None:
    text = "9/9/4R1k2/9/A7r 1 camps=1,2,3 taken=AEaaeerhhcc,KPPPPPppp,ERHHCCpp"
    assert key(RECALL.read(text).play("g3xe3"), "recalled") == "1"  # the twelfth of the twelve
    ranks = wuqi.load("sanguo", mode="recall", split="ranks")
    text = "9/9/4R1k2/9/p8 3 camps=1,2,3 taken=AEERaaeer,HHCCrhhcc,KAPPPPPpppp"
    assert ended(ranks.read(text).play("e3xg3")) == ([[3], [1], [2]], "recall")


def test_the_last_camp_is_first_if_nobody_was_recalled() -> None:
    text = "A7A/9/4R1k2/9/E7E 2 camps=1,2,3 taken=Raaeerrhhcc,Kppppp,HHCCPPPPP out=3"
    assert ended(RECALL.read(text).play("e3xg3")) == ([[2], [1], [3]], "last-camp")


# -- points and race ------------------------------------------------------------------------------


def test_points_are_what_is_left_and_what_was_captured_whoever_survives() -> None:
    text = "9/9/K1r6/9/9 1 camps=1,2,3 taken=RRrcc,PPPPPkaaeehhppppp,AAEEHHCC out=2"
    assert ended(POINTS.read(text).play("a3xc3")) == ([[2], [1], [3]], "last-camp")


def test_points_start_from_the_camps_own_total() -> None:
    assert ended(POINTS.read(START + " camps=1,2,3 quiet=60")) == ([[1, 2, 3]], "stalled")
    ranks = wuqi.load("sanguo", mode="points", split="ranks")
    assert ended(ranks.read(START + " camps=1,2,3 quiet=60")) == ([[3], [2], [1]], "stalled")


def test_race_is_won_at_200() -> None:
    text = "????1????/????1????/R3p4/????5/????5 2 camps=1,2,3 taken=A,Krrh,p"
    assert ended(RACE.read(text).play("a3xe3")) == ([[2], [3], [1]], "race")  # 180 + 22
    text = "????1????/????1????/R3p4/????5/????5 2 camps=1,2,3 taken=AE,Krr,p"
    assert RACE.read(text).play("a3xe3").mover == 3  # 172


def test_a_capture_that_wins_the_race_and_leaves_one_camp_wins_the_race() -> None:
    ranks = wuqi.load("sanguo", mode="race", split="ranks")
    text = "R1k6/9/RrrHHhhCC/cc7/9 3 camps=1,2,3 taken=AAEEaaee,PPPP,KPppppp out=1"
    assert ended(ranks.read(text).play("a5xc5")) == ([[3], [1], [2]], "race")


def test_a_race_that_stalls_ranks_by_captured_value() -> None:
    text = "????1????/????1????/9/????1????/???2???? 3 camps=1,2,3 taken=-,p,- quiet=60"
    assert ended(RACE.read(text)) == ([[2], [1, 3]], "stalled")


# -- what a result is worth -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("found", "payoffs"),
    [
        (position("9/9/K1r6/9/9", 1, "out=2").play("a3xc3"), (1.0, 0.0, 0.5)),
        (position("9/9/K1PP5/9/r7R", 1, "quiet=60"), (1.0, 0.25, 0.25)),
        (position("9/9/9/pa7/Ca7", 2, "skips=3"), (0.25, 0.25, 1.0)),
        (POINTS.read(START + " camps=1,2,3 quiet=60"), (0.5, 0.5, 0.5)),
    ],
)
def test_payoffs_sum_to_a_constant(found: wuqi.Position, payoffs: tuple[float, ...]) -> None:
    assert found.result is not None
    assert found.result.payoffs() == payoffs
    assert sum(payoffs) == 1.5


# -- perft on positions without face-down pieces, the numbers counted by the reference ------------


@pytest.mark.parametrize(
    ("game", "text", "nodes"),
    [
        (GAME, "Kk1Pp4/9/AERHC4/9/aerhc4 1 taken=aerhc,PPPPpppp,AERHC", [9, 195, 2674]),
        (RANKS, "Pp7/9/KkAaEe3/9/RrHhCc3 2 taken=RHCrhc,PPPPpppp,AEae", [24, 426, 1259]),
        (RECALL, "p8/9/4R1kp1/9/A7r 2 taken=aaeerhhcc,KPPPPPppp,AEERHHCC", [11, 128, 1632]),
        (GAME, "9/9/9/p8/Ca7 2 taken=aeerrhhcc,KPPPPPkpppp,AAEERRHHC", [1, 2, 11]),
        (RACE, "KkRrCcHhP/pPpPpPpPp/AaEeRrCcH/hAaEe4/9 1", [17, 414, 10159]),
    ],
)
def test_perft(game: wuqi.Game, text: str, nodes: list[int]) -> None:
    found = game.read(f"{text} camps=1,2,3")
    assert [perft(found, depth) for depth in (1, 2, 3)] == nodes
