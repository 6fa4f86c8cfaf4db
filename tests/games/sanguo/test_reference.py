"""The slow reference of Three Kingdoms dark chess, tried on examples from the rule book."""

import random
from collections import Counter

import pytest

from tests.games.sanguo import reference

Options = dict[str, str]
SPLITS = ("generals", "ranks")
MODES = ("annihilation", "recall", "points", "race")
OPTIONS: Options = {"split": "generals", "mode": "annihilation"}
START = "????1????/????1????/9/????1????/????1???? 1"


def mode(name: str, split: str = "generals") -> Options:
    return {"split": split, "mode": name}


def position(
    board: str, mover: int, keys: str = "", face_down: str = "", options: Options = OPTIONS
) -> str:
    """Player n holds camp n; what is not on the board was captured by the next player round."""
    seen = Counter(sign for sign in board + face_down if sign.isalpha())
    taken = ["", "", ""]
    for letter in (reference.FULL_SET - seen).elements():
        taken[reference.camp_of(options, letter) % 3] += letter
    text = f"{board} {mover} camps=1,2,3 taken={','.join(letters or '-' for letters in taken)}"
    found: str = reference.canonical(options, f"{text} {keys}".strip())
    return found


def play(options: Options, text: str, *actions: str) -> str:
    for action in actions:
        text = reference.play(options, text, action)
    return text


def result(options: Options, text: str) -> tuple[list[list[int]], str] | None:
    found: tuple[list[list[int]], str] | None = reference.result(options, [text], [])
    return found


def of(text: str, square: str) -> list[str]:
    return [a.removeprefix(square) for a in reference.actions(OPTIONS, text) if a[:2] == square]


def test_start() -> None:
    assert reference.start(OPTIONS) == START
    assert len(reference.actions(OPTIONS, START)) == 32
    flipping = reference.play(OPTIONS, START, "flip a1")
    assert flipping == START + " flip=a1"
    assert reference.mover(OPTIONS, flipping) == -1
    assert reference.actions(OPTIONS, flipping) == []
    assert reference.outcomes(OPTIONS, flipping) == {
        f"flip a1={letter}": number
        for letter, number in zip("KAERHCPkaerhcp", [1, 2, 2, 2, 2, 2, 5] * 2, strict=True)
    }
    assert play(OPTIONS, flipping, "flip a1=K") == play(OPTIONS, START, "flip a1=K")


def test_readers_take_keys_in_any_order_and_writers_leave_defaults_out() -> None:
    board = "????1????/????1????/9/????1????/R???1????"
    text = f"{board} 2 skips=0 quiet=0 taken=-,-,- camps=2,-,-"
    assert reference.canonical(OPTIONS, text) == f"{board} 2 camps=2,-,-"


def test_camps_are_given_out_by_flips() -> None:
    text = play(OPTIONS, START, "flip a1=R")
    assert "camps=2,-,-" in text
    text = play(OPTIONS, text, "flip b1=H")  # that camp is taken: still unassigned
    assert "camps=2,-,-" in text
    text = play(OPTIONS, text, "flip c1=k")  # two have camps, so player 2 gets the last one
    assert text.endswith(" 1 camps=2,3,1")


def test_an_assigned_players_flips_assign_nothing_and_the_unassigned_only_flip() -> None:
    text = play(OPTIONS, START, "flip d1=R", "flip b1=H", "flip c1=C", "flip i5=k")
    assert text.endswith(" 2 camps=2,-,-")
    assert all(action.startswith("flip ") for action in reference.actions(OPTIONS, text))


def test_pieces_of_a_camp_nobody_holds_may_be_captured() -> None:
    text = play(OPTIONS, START, "flip d1=R", "flip b1=H", "flip c1=C", "flip d2=k")
    text = play(OPTIONS, text, "flip h1=A", "flip i1=A", "d1xd2")
    assert text.endswith(" 2 camps=2,-,- taken=k,-,-")


@pytest.mark.parametrize(
    ("piece", "number"), [("K", 12), ("R", 12), ("C", 12), ("H", 8), ("E", 4), ("A", 4), ("P", 4)]
)
def test_steps_from_the_middle_of_an_empty_board(piece: str, number: int) -> None:
    assert len(reference.destinations({"e3": piece}, "e3")[0]) == number


def test_horse_and_elephant_are_never_blocked() -> None:
    text = position("9/9/1pPp5/1PHp5/1pEp4a", 2)
    assert of(text, "c2") == ["-a1", "-a3", "-b4", "-d4", "-e1", "-e3"]
    assert of(text, "c1") == ["-a3", "-e3"]
    assert of(position("9/3pPp3/3PEP3/3pPp3/8a", 2), "e3") == ["-c1", "-c5", "-g1", "-g5"]


def test_cannon_jumps_exactly_one_piece_and_only_to_capture() -> None:
    text = position("4p4/9/C1p2h2R/9/p8", 2)  # c3 is the screen, f3 the target
    assert of(text, "a3") == ["-a2", "-a4", "-a5", "-b3", "xf3"]
    assert of(position("9/9/C1pp1h2R/9/p8", 2), "a3")[-1] == "xd3"  # two screens before f3


def test_a_face_down_piece_is_a_screen_but_no_target() -> None:
    text = position("8p/9/?R2?4/9/8a", 2, face_down="hh")
    assert of(text, "b3") == ["-b1", "-b2", "-b4", "-b5", "-c3", "-d3"]
    assert "a1xa5" in reference.actions(OPTIONS, position("p8/9/?8/9/C7a", 2, face_down="h"))
    assert "a1xa5" not in reference.actions(OPTIONS, position("?8/9/p8/9/C7a", 2, face_down="h"))


def test_never_your_own_camp() -> None:
    text = position("9/9/4kKP1r/9/A8", 1)
    assert of(text, "f3") == ["-f1", "-f2", "-f4", "-f5"]  # red and black generals are one camp
    ranks = mode("annihilation", "ranks")
    text = position("9/9/4kKP1r/9/A8", 2, options=ranks)
    assert "f3xg3" in reference.actions(ranks, text)
    assert "f3xe3" not in reference.actions(ranks, text)


def test_elimination_and_being_passed_over() -> None:
    text = play(OPTIONS, position("9/9/K1A6/9/r8", 1), "a3xc3")
    assert text.endswith(" out=2")
    assert reference.mover(OPTIONS, text) == 3  # player 2 is passed over
    assert reference.mover(OPTIONS, play(OPTIONS, text, "a1-a2", "c3-c4")) == 3


def test_face_down_pieces_keep_a_camp_alive() -> None:
    text = position("9/9/K1A6/9/r7?", 1, face_down="H")
    assert play(OPTIONS, text, "a3xc3").split()[1] == "2"
    text = position("9/9/K1A6/9/r7?", 1, face_down="p")
    assert play(OPTIONS, text, "a3xc3").endswith(" out=2")


def test_last_camp() -> None:
    text = play(OPTIONS, position("9/9/K1r6/9/9", 1, "out=2"), "a3xc3")
    assert result(OPTIONS, text) == ([[1], [3], [2]], "last-camp")
    assert reference.mover(OPTIONS, text) == 0
    assert reference.actions(OPTIONS, text) == []


def test_skip_only_where_nothing_else_can_be_done() -> None:
    text = position("9/9/9/p8/Ca7", 2)  # a cannon that may neither move nor jump
    assert reference.actions(OPTIONS, text) == ["skip"]
    text = play(OPTIONS, text, "skip")
    assert text.endswith(" quiet=1 skips=1")
    assert play(OPTIONS, text, "b1-c2").endswith(" quiet=2")


def test_everybody_skipped() -> None:
    text = play(OPTIONS, position("9/9/9/pa7/Ca7", 2, "quiet=59 skips=2"), "skip")
    assert result(OPTIONS, text) == ([[3], [1, 2]], "nobody-can-act")


def test_sixty_quiet_plies() -> None:
    text = play(OPTIONS, position("9/9/K1PP5/9/r7R", 1, "quiet=59"), "c3-c4")
    assert text.endswith(" quiet=60")
    assert reference.mover(OPTIONS, text) == 0
    assert result(OPTIONS, text) == ([[1], [2, 3]], "stalled")


def test_stalled_with_somebody_out_ranks_them_last() -> None:
    text = position("9/9/K1P6/9/r8", 1, "out=2 quiet=60")
    assert result(OPTIONS, text) == ([[1], [3], [2]], "stalled")


def test_third_occurrence_comes_before_the_counter() -> None:
    texts = [position("9/9/K1P6/9/r7R", 1, "quiet=48")]
    cycle = ["c3-c4", "i1-i2", "a1-a2", "c4-c3", "i2-i1", "a2-a1"]
    for action in cycle + cycle:
        assert reference.result(OPTIONS, texts, []) is None
        texts.append(reference.play(OPTIONS, texts[-1], action))
    assert texts[-1].endswith("quiet=60")
    assert reference.result(OPTIONS, texts, []) == ([[1], [2, 3]], "repetition")


RECALL = mode("recall")


def test_recall_takes_the_face_up_army_home() -> None:
    text = "p7?/9/4R1kp1/9/A7r 2 camps=1,2,3 taken=aaeerhhcc,KPPPPPppp,AEERHHC"
    text = play(RECALL, text, "e3xg3")  # the tenth capture of a camp of ten
    assert text == (
        "p7?/9/7p1/9/8r 3 camps=1,2,3 taken=aaeerhhcc,KPPPPPkppp,AEERHHC recalled=2 removed=AR"
    )
    assert result(RECALL, text) is None
    text = play(RECALL, text, "flip i5=C")  # a neutral piece: removed, the turn passes
    assert text == (
        "p8/9/7p1/9/8r 1 camps=1,2,3 taken=aaeerhhcc,KPPPPPkppp,AEERHHC recalled=2 removed=ARC"
    )
    stalled = text + " quiet=60"
    assert result(RECALL, stalled) == ([[2], [1], [3]], "stalled")
    text = play(RECALL, text, "h3-i3", "i1xi3", "a5-a4", "i3-i4")  # player 2 is passed over
    text = play(RECALL, text, "a4-b4", "i4xb4")
    assert result(RECALL, text) == ([[2], [3], [1]], "last-camp")


def test_recall_that_eliminates_ends_the_game_as_a_recall() -> None:
    text = "9/9/4R1k2/9/A7r 2 camps=1,2,3 taken=AEaaeerhhcc,KPPPPPppp,ERHHCCpp"
    text = play(RECALL, text, "e3xg3")
    assert text.split()[1] == "2"  # the capture that ends a game leaves its player on the move
    assert result(RECALL, text) == ([[2], [3], [1]], "recall")


def test_recall_when_somebody_is_out_already_ends_the_game() -> None:
    text = "9/9/4R1k2/9/A7p 2 camps=1,2,3 taken=AEERHrrhhcc,PPPPPaaee,KHCCpppp out=3"
    assert result(RECALL, play(RECALL, text, "e3xg3")) == ([[2], [1], [3]], "recall")


def test_recall_by_the_last_camp_leaves_nobody_living() -> None:
    text = "9/9/4R1k2/9/A8 2 camps=1,2,3 taken=AEERHrrhhcc,PPPPPaaee,KHCCppppp out=3"
    text = play(RECALL, text, "e3xg3")
    assert result(RECALL, text) == ([[2], [1], [3]], "recall")


def test_second_recall_ends_the_game() -> None:
    text = "9/9/4r1k2/9/8p 3 camps=1,2,3 taken=aaeerhhcc,KPPPPPpppp,AEERRHHCC recalled=2 removed=A"
    assert result(RECALL, play(RECALL, text, "e3xg3")) == ([[2], [3], [1]], "recall")


def test_recall_counts_what_the_camp_started_with() -> None:
    text = "9/9/4R1k2/9/A7r 1 camps=1,2,3 taken=AEaaeerhhcc,KPPPPPppp,ERHHCCpp"
    assert "recalled=1" in play(RECALL, text, "g3xe3")  # the twelfth capture of the camp of twelve


def test_points_count_lost_and_captured_for_everybody() -> None:
    points = mode("points")
    text = play(points, position("9/9/K1r6/9/9", 1, "out=2"), "a3xc3")
    scores = [reference.measure(points, reference.read(text), player) for player in (1, 2, 3)]
    assert scores == [50 + 320, 270, 320]
    assert result(points, text) == ([[1], [3], [2]], "last-camp")


@pytest.mark.parametrize(
    ("split", "totals"), [("generals", [320, 320, 320]), ("ranks", [220, 260, 480])]
)
def test_points_start_from_the_camps_own_total(split: str, totals: list[int]) -> None:
    options, position = mode("points", split), reference.read(START + " camps=1,2,3")
    assert [reference.measure(options, position, player) for player in (1, 2, 3)] == totals


def test_race_is_won_at_200() -> None:
    race = mode("race")
    text = "????1????/????1????/R3p4/????5/????5 2 camps=1,2,3 taken=A,Krrh,p"
    assert result(race, play(race, text, "a3xe3")) == ([[2], [3], [1]], "race")  # 180 + 22
    text = "????1????/????1????/R3p4/????5/????5 2 camps=1,2,3 taken=AE,Krr,p"
    text = play(race, text, "a3xe3")  # 172
    assert result(race, text) is None
    assert reference.mover(race, text) == 3


@pytest.mark.parametrize("split", SPLITS)
@pytest.mark.parametrize("name", MODES)
def test_random_games_end_and_keep_their_material(split: str, name: str) -> None:
    options, chance = mode(name, split), random.Random(f"{split} {name}")
    texts: list[str] = [reference.start(options)]
    played: list[str] = []
    while (over := reference.result(options, texts, played)) is None:
        text = texts[-1]
        assert reference.canonical(options, text) == text
        if reference.mover(options, text) == -1:
            weights = reference.outcomes(options, text)
            assert sum(weights.values()) == text.count("?")
            action = chance.choices(list(weights), list(weights.values()))[0]
        else:
            choices = reference.actions(options, text)
            captures = [action for action in choices if "x" in action]
            action = chance.choice(captures or choices)
        played.append(action)
        texts.append(reference.play(options, text, action))
    assert sorted(player for place in over[0] for player in place) == [1, 2, 3]
