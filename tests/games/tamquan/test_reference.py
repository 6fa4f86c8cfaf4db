"""The reference itself, checked on positions small enough to check by eye."""

import random

import pytest

from tests.games.tamquan import reference

Options = dict[str, str]

DEFAULTS = {
    "size": "5",
    "teams": "2",
    "pieces": "3",
    "deploy": "turns",
    "steps": "orthogonal",
    "taking": "optional",
}


def options(words: str = "") -> Options:
    """The default options with some changed: 'size=8 teams=4'."""
    return DEFAULTS | dict(word.split("=") for word in words.split())


def play(opts: Options, text: str, *played: str) -> str:
    for action in played:
        text = reference.play(opts, text, action)
    return text


# --- deployment -------------------------------------------------------------------------------


def test_the_last_zone_is_assigned_silently() -> None:
    opts = options()
    text = reference.start(opts)
    assert text == "5/5/5/5/5 1 phase=deploy"
    assert reference.actions(opts, text) == ["zone 1", "zone 2"]
    text = reference.play(opts, text, "zone 2")
    assert text == "5/5/5/5/5 1 phase=deploy zone=2"
    assert reference.actions(opts, text) == sorted(f"@{f}{r}" for f in "abcde" for r in "45")
    text = reference.play(opts, text, "@e4")
    assert text == "5/4A/5/5/5 1 phase=deploy"
    text = play(opts, text, "@a4", "@c5")
    # Reading order: member 3 on c5, 2 on a4, 1 on e4; nobody of team 2 yet.
    assert text == "2A2/A3A/5/5/5 2 phase=deploy members=321,-"
    assert reference.actions(opts, text) == sorted(f"@{f}{r}" for f in "abcde" for r in "12")
    text = play(opts, text, "@a1", "@b1", "@c1")
    # Nothing can be taken: the first taking phase is passed over.
    assert text == "2A2/A3A/5/5/BBB2 1 phase=march members=321,123"


def test_three_teams_choose_among_four_corners() -> None:
    opts = options("size=6 teams=3 pieces=2")
    text = play(opts, reference.start(opts), "zone 4", "@e6", "@f6")
    assert reference.actions(opts, text) == ["zone 1", "zone 2", "zone 3"]
    text = play(opts, text, "zone 2", "@e1", "@f2")
    # f2 is read before e1.
    assert text == "4AA/6/6/6/5B/4B1 3 phase=deploy members=12,21,-"
    assert reference.actions(opts, text) == ["zone 1", "zone 3"]


@pytest.mark.parametrize(
    ("setting", "zone", "squares"),
    [
        ("size=4 teams=2", 1, "a1 b1 c1 d1"),
        ("size=4 teams=2", 2, "a4 b4 c4 d4"),
        ("size=6 teams=4", 2, "e1 e2 f1 f2"),
        ("size=7 teams=3", 3, "a6 a7 b6 b7"),
        ("size=8 teams=4", 4, "f6 f7 f8 g6 g7 g8 h6 h7 h8"),
    ],
)
def test_zones(setting: str, zone: int, squares: str) -> None:
    opts = options(setting + " pieces=2")
    text = reference.play(opts, reference.start(opts), f"zone {zone}")
    assert reference.actions(opts, text) == ["@" + name for name in squares.split()]


def test_hidden_deployment_shows_only_how_many_are_placed() -> None:
    opts = options("deploy=hidden pieces=2")
    text = reference.start(opts)
    assert text == "5/5/5/5/5 1 phase=deploy"
    assert reference.actions(opts, text) == sorted(f"@{f}{r}" for f in "abcde" for r in "12")
    text = play(opts, text, "@b1", "@a1", "@c5")
    assert text == "2B2/5/5/5/AA3 2 phase=deploy members=21,1 placed=2,1"
    assert reference.public(opts, text) == "5/5/5/5/5 2 phase=deploy placed=2,1"
    text = reference.play(opts, text, "@d5")
    assert text == "2BB1/5/5/5/AA3 1 phase=march members=21,12"
    assert reference.public(opts, text) == text


# --- marching ---------------------------------------------------------------------------------


def test_everybody_marches_one_step_and_nobody_stays() -> None:
    opts = options("pieces=2")
    text = "B3B/5/5/5/A3A 1 phase=march"
    assert reference.actions(opts, text) == ["a1-a2", "a1-b1", "e1-d1", "e1-e2"]
    text = reference.play(opts, text, "e1-e2")
    # e2 is read before a1; lower case has marched and does not march again.
    assert text == "B3B/5/5/4a/A4 1 phase=march members=21,12"
    assert reference.actions(opts, text) == ["a1-a2", "a1-b1"]
    text = reference.play(opts, text, "a1-a2")
    assert text == "B3B/5/5/A3A/5 2 phase=march calm=1"


def test_diagonal_steps_are_an_option() -> None:
    text = "B3B/5/5/5/A3A 1 phase=march"
    eight = reference.actions(options("pieces=2 steps=eight"), text)
    assert eight == ["a1-a2", "a1-b1", "a1-b2", "e1-d1", "e1-d2", "e1-e2"]


def test_a_blocked_member_waits_until_somebody_makes_room() -> None:
    opts = options("size=4")
    text = "B2B/B3/A3/AA2 1 phase=march"
    assert reference.actions(opts, text) == ["a2-b2", "b1-b2", "b1-c1"]
    text = reference.play(opts, text, "b1-c1")
    assert reference.actions(opts, text) == ["a1-b1", "a2-b2"]


def test_the_march_ends_when_nobody_left_can_move() -> None:
    # a2 never finds room: it keeps its capital letter in the second taking phase.
    opts = options("size=4")
    text = reference.play(opts, "4/B3/AB2/B1A1 1 phase=march", "c1-b1")
    assert text == "4/B3/AB2/Ba2 1 phase=end"
    assert reference.actions(opts, text) == ["done", "xa1", "xb2"]


def test_a_team_that_can_do_nothing_has_a_turn_all_the_same() -> None:
    # Team 2 lets a1 live; a1 cannot move, so its turn passes silently and counts as calm.
    opts = options("size=4")
    text = "3b/4/b3/Ab2 2 phase=end"
    assert reference.actions(opts, text) == ["done", "xa1"]
    assert reference.play(opts, text, "done") == "3B/4/B3/AB2 2 phase=take calm=2"


# --- taking -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "takeable"),
    [
        ("5/2A2/1AB2/5/B3A 1 phase=take", ["xc3"]),  # two enemies, no friend
        ("5/5/1AB2/5/B4 1 phase=march", []),  # one enemy is not more than 1
        ("5/2A2/1ABB1/5/4A 1 phase=take", ["xc3"]),  # two against one friend
        ("5/2A2/1ABB1/2B2/5 1 phase=march", []),  # two against two friends
        ("5/2A2/1ABA1/2B2/5 1 phase=take", ["xc3"]),  # three against one
        ("A4/BA3/5/5/2B2 1 phase=take", ["xa4"]),  # at the edge
        ("1A1A1/2B2/1A3/5/B4 1 phase=march", []),  # diagonals do not count
    ],
)
def test_more_than_one_and_more_than_friends(text: str, takeable: list[str]) -> None:
    opts = options("pieces=6")
    acts = reference.actions(opts, text)
    assert [action for action in acts if action.startswith("x")] == takeable


def test_taking_is_one_at_a_time_and_checked_again() -> None:
    # c3 has two enemies and two friends beside it: safe, until its friend d3 falls.
    opts = options("size=6 pieces=6")
    text = "6/6/2AA2/1ABBA1/2B3/6 1 phase=take"
    assert reference.actions(opts, text) == ["done", "xd3"]
    text = reference.play(opts, text, "xd3")
    assert text == "6/6/2AA2/1AB1A1/2B3/6 1 phase=take took=1 members=1234,13"
    assert reference.actions(opts, text) == ["done", "xc3"]
    text = reference.play(opts, text, "done")
    assert text == "6/6/2AA2/1AB1A1/2B3/6 1 phase=march took=1 members=1234,13"


def test_taking_a_helper_can_save_the_next_victim() -> None:
    # c4 and d4 belong to different teams and count against each other.
    opts = options("size=6 teams=3 pieces=3")
    text = "5B/6/1ABCA1/6/6/C4A 1 phase=take"
    assert reference.actions(opts, text) == ["done", "xc4", "xd4"]
    after = reference.play(opts, text, "xc4")
    assert after == "5B/6/1A1CA1/6/6/C4A 1 phase=march took=1"


def test_a_chance_let_go_may_be_gone_after_the_march() -> None:
    opts = options("pieces=2")
    text = "5/2A2/1AB2/5/4B 1 phase=take calm=7"
    text = reference.play(opts, text, "done")
    assert text == "5/2A2/1AB2/5/4B 1 phase=march calm=7"
    text = play(opts, text, "c4-d4", "b3-b4")
    assert text == "5/1A1A1/2B2/5/4B 2 phase=march calm=8 members=21,12"


def test_a_blocked_team_is_asked_in_both_taking_phases() -> None:
    # Nobody of team 1 can march and b1 stays takeable, so `done` is said twice.
    opts = options("size=4 pieces=4")
    text = "4/4/B1B1/ABAB 1 phase=take"
    assert reference.actions(opts, text) == ["done", "xb1"]
    text = reference.play(opts, text, "done")
    assert text == "4/4/B1B1/ABAB 1 phase=end"
    assert reference.actions(opts, text) == ["done", "xb1"]
    text = reference.play(opts, text, "done")
    assert text == "4/4/B1B1/ABAB 2 phase=take calm=1"


def test_the_taking_team_need_not_stand_beside_its_victim() -> None:
    opts = options("size=6 teams=3 pieces=2")
    text = "6/2B3/1BCB2/6/6/AA3C 1 phase=take"
    assert reference.actions(opts, text) == ["done", "xc4"]
    # Nothing else to take: straight to the march.
    after = reference.play(opts, text, "xc4")
    assert after.startswith("6/2B3/1B1B2/6/6/AA3C 1 phase=march took=1")


def test_taking_all_removes_everything_together() -> None:
    # The pair of test_taking_a_helper_can_save_the_next_victim: here both fall.
    opts = options("size=6 teams=3 pieces=3 taking=all")
    text = reference.canonical(opts, "5B/6/1ABCA1/6/6/C4A 1 phase=take")
    assert text == "5B/6/1A2A1/6/6/C4A 1 phase=march took=1 members=123,1,2"


def test_taking_all_takes_once() -> None:
    # d3 falls by itself when team 1's turn begins; c3 is takeable only then, and lives.
    opts = options("size=6 pieces=6 taking=all")
    text = "6/6/2AA2/1AbbA1/6/2B3 2 phase=march"
    after = reference.play(opts, text, "c1-c2")
    assert after == "6/6/2AA2/1AB1A1/2B3/6 1 phase=march took=1 calm=1 members=1234,13"


def test_teams_that_fall_at_the_same_moment_share_it() -> None:
    opts = options("size=6 teams=4 pieces=4 taking=all")
    text = "BA4/A5/6/6/A4D/CA4 4 phase=march"
    after = reference.play(opts, text, "f2-f3")
    assert after == "1A4/A5/6/5D/A5/1A4 1 phase=march out=23"
    # In the order of their falling, and sharing: team 1 wins, then 4, then 2 and 3.
    over = "6/A5/6/5A/A5/1A4 1 phase=take took=1 out=23,4"
    assert reference.result(opts, [over], []) == ([[1], [4], [2, 3]], "last-team")


# --- the seed's worked example ----------------------------------------------------------------


def test_the_worked_example_of_the_seed() -> None:
    # Red = team 1 (A), Blue = team 2 (B), Yellow = team 3 (C).
    opts = options("size=7 teams=3 pieces=3")
    text = "7/1B1C3/2A1B2/3B3/2A4/7/7 1 phase=march"
    # Red moves both pieces to the right and takes Blue in the middle row.
    text = play(opts, text, "c5-d5", "c3-d3")
    assert text == "7/1B1C3/3aB2/3B3/3a3/7/7 1 phase=end"
    assert reference.actions(opts, text) == ["done", "xd4"]
    text = reference.play(opts, text, "xd4")
    # Blue, before marching, takes Red in the row above together with Yellow.
    assert text == "7/1B1C3/3AB2/7/3A3/7/7 2 phase=take"
    assert reference.actions(opts, text) == ["done", "xd5"]
    text = reference.play(opts, text, "xd5")
    assert text == "7/1B1C3/4B2/7/3A3/7/7 2 phase=march took=1 members=2,12,1"
    # Then Blue marches and takes Yellow as well.
    text = play(opts, text, "b6-c6", "e5-e6")
    assert text == "7/2bCb2/7/7/3A3/7/7 2 phase=end took=1 members=2,12,1"
    text = reference.play(opts, text, "xd6")
    # One red and two blues remain.
    assert text == "7/2B1B2/7/7/3A3/7/7 1 phase=march out=3 members=2,12,-"
    assert reference.mover(opts, text) == 1


# --- endings ----------------------------------------------------------------------------------


def test_last_team() -> None:
    opts = options()
    text = "5/2a2/1aB2/5/4a 1 phase=end calm=3"
    after = reference.play(opts, text, "xc3")
    assert after == "5/2a2/1a3/5/4a 1 phase=end took=1 calm=3 out=2"
    assert reference.mover(opts, after) == 0
    assert reference.actions(opts, after) == []
    assert reference.result(opts, [text, after], ["xc3"]) == ([[1], [2]], "last-team")


def test_one_each_ends_at_once() -> None:
    # Three teams; taking the last of team 3 leaves teams 1 and 2 with one piece each.
    opts = options("size=6 teams=3 pieces=2")
    text = "6/2A3/1BC3/6/6/6 1 phase=take calm=4"
    after = reference.play(opts, text, "xc4")
    assert after == "6/2A3/1B4/6/6/6 1 phase=take took=1 calm=4 out=3"
    assert reference.mover(opts, after) == 0
    assert reference.result(opts, [text, after], ["xc4"]) == ([[1, 2], [3]], "one-each")


def test_calm_is_checked_when_a_turn_ends() -> None:
    opts = options("pieces=2")
    text = "B3B/5/5/4a/A4 1 phase=march calm=39 members=21,12"
    after = reference.play(opts, text, "a1-a2")
    assert after == "B3B/5/5/A3A/5 2 phase=take calm=40"
    assert reference.mover(opts, after) == 0
    assert reference.result(opts, [text, after], ["a1-a2"]) == ([[1, 2]], "calm")


def test_calm_counts_fifteen_turns_per_living_team_in_games_for_more_than_two() -> None:
    opts = options("size=6 teams=3 pieces=2")
    text = "B4B/6/6/6/5a/A5 1 phase=march calm=28 out=3 members=21,12,-"
    assert reference.mover(opts, reference.play(opts, text, "a1-a2")) == 2
    text = text.replace("calm=28", "calm=29")
    after = reference.play(opts, text, "a1-a2")
    assert reference.result(opts, [text, after], ["a1-a2"]) == ([[1, 2], [3]], "calm")


def test_an_elimination_does_not_make_the_running_turn_calm() -> None:
    # With team 3 gone the limit falls from 45 to 30, but this turn has a capture.
    opts = options("size=6 teams=3 pieces=3")
    text = "A5/6/2A3/1AC3/6/BB4 1 phase=take calm=40"
    text = reference.play(opts, text, "xc3")
    assert text == "A5/6/2A3/1A4/6/BB4 1 phase=march took=1 calm=40 out=3"
    text = play(opts, text, "a6-b6", "c4-c5", "b3-b4")
    assert text == "1A4/2A3/1A4/6/6/BB4 2 phase=march out=3"


def test_the_same_position_for_the_third_time() -> None:
    opts = options("pieces=2")
    texts = ["B3B/5/5/5/A3A 1 phase=march"]
    played: list[str] = []
    there = ["a1-a2", "e1-e2", "a5-a4", "e5-e4"]
    back = ["a2-a1", "e2-e1", "a4-a5", "e4-e5"]
    for action in (there + back) * 2:
        assert reference.result(opts, texts, played) is None
        texts.append(reference.play(opts, texts[-1], action))
        played.append(action)
    assert texts[-1] == "B3B/5/5/5/A3A 1 phase=march calm=8"
    assert reference.result(opts, texts, played) == ([[1, 2]], "repetition")


def test_repetition_does_not_care_which_member_is_which_and_comes_before_calm() -> None:
    # In three turns the two pieces of each team change places, so the board looks the same.
    opts = options("size=4 pieces=2")
    texts = ["2BB/4/4/AA2 1 phase=march calm=28"]
    played: list[str] = []
    first = ["a1-a2", "b1-c1", "d4-d3", "c4-b4"]
    second = ["a2-b2", "c1-b1", "d3-c3", "b4-c4"]
    third = ["b1-a1", "b2-b1", "c4-d4", "c3-c4"]
    for action in (first + second + third) * 2:
        assert reference.result(opts, texts, played) is None
        texts.append(reference.play(opts, texts[-1], action))
        played.append(action)
    assert texts[12] == "2BB/4/4/AA2 1 phase=march calm=34 members=21,21"
    assert texts[24] == "2BB/4/4/AA2 1 phase=take calm=40"
    assert reference.result(opts, texts, played) == ([[1, 2]], "repetition")
    assert reference.result(opts, texts[-1:], []) == ([[1, 2]], "calm")


def test_a_game_never_lasts_for_ever() -> None:
    rng = random.Random(4)
    for words in ("pieces=2 size=4", "taking=all steps=eight", "size=6 teams=3 deploy=hidden"):
        opts = options(words)
        text = reference.start(opts)
        while actions := reference.actions(opts, text):
            assert reference.canonical(opts, text) == text
            assert reference.mover(opts, text) == int(text.split()[1])
            text = reference.play(opts, text, rng.choice(actions))
        assert reference.mover(opts, text) == 0


def test_left_and_right_are_alike() -> None:
    # Mirrored play gives mirrored boards (2 teams: both zones are their own mirror image).
    opts = options("steps=eight")
    mirror = str.maketrans("abcde", "edcba")
    rng = random.Random(5)
    text = other = reference.start(opts)
    for _ in range(200):
        actions = reference.actions(opts, text)
        if not actions:
            break
        action = rng.choice(actions)
        seen = action if action == "done" or action.startswith("zone") else action.translate(mirror)
        text, other = reference.play(opts, text, action), reference.play(opts, other, seen)
        assert [row[::-1] for row in text.split()[0].split("/")] == other.split()[0].split("/")
        assert len(reference.actions(opts, text)) == len(reference.actions(opts, other))
