"""PDN: everything that is met in the wild is read, kept and written back."""

import json

import pytest

import wuqi
from wuqi.core.errors import BadRecord, WuqiError
from wuqi.core.folder.contract import Imported
from wuqi.core.play.playthrough import Playthrough
from wuqi.core.play.record import Holder, Outcome, Record, RecordedClock
from wuqi.games.draughts.formats import pdn

TAGS = '[White "Sijbrands"]\n[Black "Koeperman"]\n'
AMBIGUOUS = '[SetUp "1"]\n[FEN "W:WK4,20,39,44:B12,18,28,29,37"]\n\n'
SHUTTLE = '[FEN "W:WK46,50:BK6,5"]\n\n'
TO_AND_FRO = "1. 46-41 6-1 2. 41-46 1-6 3. 46-41 6-1 4. 41-46 1-6"


def games(text: str | bytes, **options: str) -> list[Imported]:
    data = text if isinstance(text, bytes) else text.encode()
    return list(pdn.read(data, options or None))


def record(text: str | bytes) -> Record:
    """The only game of a file, which must be in order."""
    (found,) = games(text)
    if found.problem is not None:
        raise found.problem
    assert found.record is not None
    assert found.record == Record.parse(found.record.dump())
    found.record.replay()
    return found.record


def problem(text: str) -> WuqiError:
    (found,) = games(text)
    assert found.record is None
    assert found.problem is not None
    return found.problem


def rewritten(text: str) -> str:
    """A file read and written, which must be stable from then on."""
    written = pdn.write(found.record for found in games(text) if found.record)
    assert pdn.write(found.record for found in games(written) if found.record) == written
    return written


# -- reading ----------------------------------------------------------------------------------


def test_a_plain_game() -> None:
    found = record(
        '[Event "Club"]\r\n[Date "2003.05.23"]\r\n[White "Sijbrands"]\r\n[Black "Koeperman"]\r\n'
        '[Result "2-0"]\r\n[GameType "20"]\r\n\r\n1. 32-28 19-23 2. 28x19 14x23 2-0\r\n'
    )
    assert found.actions == ("32-28", "19-23", "28x19", "14x23")
    assert found.options == {"draws": "fmjd", "capture": "enforced"}
    assert found.seats == (Holder("Sijbrands"), Holder("Koeperman"))
    assert found.result == Outcome(((1,), (2,)), "reported")
    assert found.played_at == "2003-05-23"
    assert found.start is None


@pytest.mark.parametrize(
    "moves",
    [
        "1. 32-28 19-23 2. 28x19 14x23",
        "1.32-28 19-23 2.28x19 14x23",
        "  1. 32-28  19-23   2. 28x19 14x23",
        "1. 32 - 28 19 -23 2. 28x 19 14 x23",  # blanks inside moves
        "1. 32-28 1... 19-23 2. 28:19 14X23",
        "1 . 32–28 19-23 2. 28×19 14x23",
        "32-28 19-23 28x19 14x23",
        "1. 32-28! 19-23?! 2. 28x19 (!!) 14x23 $1",
        "1. 32-28* 19-23 2. 28x19 14x23",  # the only move
        "1. 32-28 {a good one} 19-23 ; and so on\n2. 28x19 14x23",
        "% another program's line 1. 31-26\n1. 32-28 19-23 2. 28x19 14x23",
        "1. 32-28 (1. 33-28 18-23 (1... 19-23 {loses})) 1... 19-23 2. 28x19 14x23",
        "1. 32-28 19-23 2. 28-19 14-23",  # captures told like moves
    ],
)
@pytest.mark.parametrize("end", ["", " *", " 1-1", " 1/2-1/2", " ½-½", " 1/2 - 1/2", "\n2-0"])
def test_moves_are_read_however_they_are_written(moves: str, end: str) -> None:
    assert record(f"{TAGS}\n{moves}{end}\n").actions == ("32-28", "19-23", "28x19", "14x23")


@pytest.mark.parametrize(
    ("result", "ranking"),
    [
        ("2-0", ((1,), (2,))),
        ("1-0", ((1,), (2,))),
        ("0-2", ((2,), (1,))),
        ("0-1", ((2,), (1,))),
        ("1-1", ((1, 2),)),
        ("1/2-1/2", ((1, 2),)),
        ("0-0", ((1, 2),)),
        ("*", None),
        ("?", None),
    ],
)
def test_results_in_all_notations(result: str, ranking: tuple[tuple[int, ...], ...] | None) -> None:
    by_tag = record(f'{TAGS}[Result "{result}"]\n\n1. 32-28 *')
    assert (by_tag.result and by_tag.result.ranking) == ranking
    if result != "?":
        at_the_end = record(f"{TAGS}\n1. 32-28 {result}")
        assert (at_the_end.result and at_the_end.result.ranking) == ranking


@pytest.mark.parametrize("kind", ["20", "20,W,10,10,N2,0", "20,W,10,10,N1,0", " 20 ", "20,W,10,10"])
def test_game_type_with_and_without_its_long_form(kind: str) -> None:
    assert record(f'{TAGS}[GameType "{kind}"]\n\n1. 32-28 *').actions == ("32-28",)


@pytest.mark.parametrize("kind", ["21", "25,W,8,8,A0,0", "200", "20,W,8,8,N2,0", "frisian"])
def test_other_games_are_refused(kind: str) -> None:
    assert problem(f'{TAGS}[GameType "{kind}"]\n\n1. 32-28 *').key == "pdn-game-type"


def test_other_games_that_do_not_say_so_are_suspected() -> None:
    assert problem(f"{TAGS}\n1. 11-15 23-19 2. 8-11 22-17 *").key == "pdn-small-board"
    assert problem(f"{TAGS}\n1. 32-28 19-23 2. 50-44 *").key == "pdn-illegal"


@pytest.mark.parametrize(
    ("fen", "start"),
    [
        ("B:W28,33:B9,18", "B:W28,33:B9,18"),
        ("B:W28,33:B9,18.", "B:W28,33:B9,18"),
        (" B : W 28, 33 : B 9 , 18 . ", "B:W28,33:B9,18"),
        ("b:b9,18:w28,33", "B:W28,33:B9,18"),
        ("W:WK1-3,28:BK50:H4:F12", "W:WK1,K2,K3,28:BK50"),
        ("W:W31-50:B1-20", None),
    ],
)
def test_positions_as_others_write_them(fen: str, start: str | None) -> None:
    assert record(f'{TAGS}[SetUp "1"]\n[FEN "{fen}"]\n\n*').start == start


def test_men_on_their_promotion_row_are_refused() -> None:
    assert problem(f'{TAGS}[FEN "W:W3,28:B9"]\n\n*').key == "position-uncrowned"
    assert record(f'{TAGS}[FEN "W:W3,28:B9"]\n[SetUp "0"]\n\n1. 32-28 *').start is None


def test_latin_1_and_utf_8() -> None:
    text = '[White "Ndjofang, é"]\n[Black "Georgiev"]\n\n1. 32-28 {schön} *'
    for data in (text.encode("latin-1"), text.encode(), text.encode("utf-8-sig")):
        assert record(data).seats[0].name == "Ndjofang, é"


def test_green_may_begin() -> None:
    found = record(f'{TAGS}[FEN "B:W28,33:B9,18"]\n\n1... 18-22 2. 28x17 9-13 *')
    assert found.actions == ("18-22", "28x17", "9-13")


def test_full_paths_and_parts_of_them() -> None:
    for move in ("4x22x33x24", "4x22x33x24", "4x33x24", "4x22x24"):
        assert record(f"{TAGS}{AMBIGUOUS}1. {move} *").actions == ("4x22x33x24",)


def test_a_short_capture_is_made_out_by_what_follows() -> None:
    """After one of the two captures 37 is still there, after the other 28."""
    assert record(f"{TAGS}{AMBIGUOUS}1. 4x24 37-41 *").actions == ("4x22x33x24", "37-41")
    assert record(f"{TAGS}{AMBIGUOUS}1. 4x24 28-32 *").actions == ("4x31x42x24", "28-32")
    for rest in ("", "12-17"):
        found = problem(f"{TAGS}{AMBIGUOUS}1. 4x24 {rest} *")
        assert found.key == "pdn-ambiguous"
        assert "Move 1. 4x24 could be any of 4x22x33x24, 4x31x42x24" in str(found)


# -- clocks -----------------------------------------------------------------------------------


def test_clocks_that_tell_what_is_left() -> None:
    found = record(
        f'{TAGS}[TimeControl "300+5"]\n\n1. 32-28 {{[%clk 0:05:03]}} 19-23 {{[%clk 0:05:05]}}'
        " 2. 28x19 {[%clk 0:04:58.5] nice} 14x23 {[%clk 0:05:00]} *"
    )
    assert found.clock == RecordedClock(300, 5)
    assert found.seconds == (2, 0, 9.5, 10)


def test_clocks_of_both_players() -> None:
    found = record(
        f'{TAGS}[TimeControl "600+0"]\n\n1. 32-28 {{[%clock w0:10:00 B0:10:00]}} '
        "19-23 {[%clock W0:10:00 b0:09:58]} 2. 28x19 {[%clock w0:09:57 B0:09:58]} *"
    )
    assert found.seconds == (0, 2, 3)


def test_time_taken_and_clocks_with_gaps() -> None:
    assert record(f"{TAGS}\n1. 32-28 {{[%emt 0:00:02]}} 19-23 {{[%emt 0:01:00]}} *").seconds == (
        2,
        60,
    )
    gap = record(f'{TAGS}[TimeControl "60+0"]\n\n1. 32-28 {{[%clk 0:00:59]}} 19-23 *')
    assert gap.seconds == ()
    assert "[%clk 0:00:59]" in pdn.write([gap])


def test_our_own_clocks_are_written_and_read_again() -> None:
    played = Record(
        "draughts",
        {"draws": "fmjd", "capture": "enforced"},
        ("32-28", "19-23", "28x19"),
        clock=RecordedClock(60, 2),
        seconds=(1.5, 3, 0),
        played_at="2024-02-29T20:15:00",
    )
    again = record(pdn.write([played]))
    assert (again.clock, again.seconds, again.played_at) == (
        played.clock,
        played.seconds,
        played.played_at,
    )


# -- draws nobody claimed, and results --------------------------------------------------------


def test_play_that_goes_on_after_a_draw() -> None:
    (found,) = games(f"{TAGS}{SHUTTLE}{TO_AND_FRO} 5. 46-41 6-1 6. 50-44 *")
    assert found.record is not None
    assert len(found.record.actions) == 11
    assert found.record.resumed == ((8, "W:WK46,50:B5,K6"),)
    assert found.record.replay()[-1].text == "B:WK41,44:BK1,5"
    (note,) = found.notes
    assert "Before move 5. the game was drawn by the rules, but play went on." in str(note)


def test_giving_up_in_a_drawn_position() -> None:
    (found,) = games(f"{TAGS}{SHUTTLE}{TO_AND_FRO} 0-2")
    assert found.record is not None
    assert found.record.result == Outcome(((2,), (1,)), "reported")
    assert found.record.resumed == ((8, "W:WK46,50:B5,K6"),)
    assert found.record.replay()[-1].result is None


def test_a_draw_by_the_rules_keeps_its_reason() -> None:
    for end in ("*", "1-1", "1/2-1/2"):
        found = record(f"{TAGS}{SHUTTLE}{TO_AND_FRO} {end}")
        assert found.result == Outcome(((1, 2),), "repetition")
        assert found.resumed == ()


def test_counters_are_set_back_too() -> None:
    moves = " ".join(["27-32 45-50 32-27 50-45"] * 3)  # one against one: ten plies draw
    (found,) = games(f'{TAGS}[FEN "W:WK27:BK45"]\n\n{moves} *')
    assert found.record is not None
    assert len(found.record.actions) == 12
    assert found.record.resumed[0][1] == "W:WK27:BK45"
    found.record.replay()


def test_a_result_the_rules_contradict_is_noted() -> None:
    (found,) = games(f'{TAGS}[FEN "W:W28:B23"]\n\n1. 28x19 0-2')
    assert found.record is not None
    assert found.record.result == Outcome(((1,), (2,)), "no-pieces")
    (note,) = found.notes
    assert "different result from the rules" in str(note)


@pytest.mark.parametrize(
    "resumed", [[[3, "W:WK46,50:B5,K6"]], [[8, "W:WK46,50:B5"]], [[8, "B:WK46,50:B5,K6"]]]
)
def test_a_record_resumes_only_the_position_that_was_drawn(resumed: list[object]) -> None:
    found = record(f"{TAGS}{SHUTTLE}{TO_AND_FRO} 5. 46-41 *")
    values = {**json.loads(found.dump()), "resumed": resumed}
    for key in ("wuqi", "check"):
        del values[key]
    with pytest.raises(BadRecord, match="not the position that was drawn"):
        Record.from_values(values).replay()


# -- what cannot be read ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "message"),
    [
        ("1. 32-28 19-23 2. 28-22 *", "Move 2. 28-22: You can capture, so you must."),
        ("1. 32-28 19-25 *", "Move 1... 19-25: Pieces go straight"),
        ("1. 32-99 *", "Move 1. 32-99: The squares are numbered from 1 to 50"),
        ("1. 32-28 hello 19-23 *", "Move 1... contains “hello”"),
        ("1. 32-28 {never closed 19-23 *", "Move 1... contains “{never”"),
        ("1. 32-28 (1. 31-26 *", "contains “(”"),
        ("1. 32-28 ) *", "contains “)”"),
        ("1. c3-d4 *", "Move 1. contains “c3-d4”"),
        ('1. 32-28 /FEN "W:W1:B2"/ *', "contains “/FEN”"),
    ],
)  # fmt: skip
def test_a_bad_game_is_reported_with_its_move(moves: str, message: str) -> None:
    assert message in str(problem(f"{TAGS}\n{moves}"))


def test_the_reader_goes_on_to_the_next_game() -> None:
    text = f"{TAGS}\n1. 32-28 *\n\n" + f"{TAGS}\n1. 32-27 {{oops\n\n" * 2 + f"{TAGS}\n1. 31-27 *"
    found = games(text)
    assert [(game.number, game.problem is None) for game in found] == [
        (1, True),
        (2, False),
        (3, False),
        (4, True),
    ]


def test_games_without_tags_without_moves_and_without_an_end() -> None:
    found = games(f'1. 32-28 *\n1. 31-27 2-0\n{TAGS}[Result "1-0"]\n\n{TAGS}\n1. 33-28')
    assert [len(game.record.actions) for game in found if game.record] == [1, 1, 0, 1]
    assert games("") == games(" \n\n") == []


# -- writing ----------------------------------------------------------------------------------

ANNOTATED = """\
[Event "Club "De Damclub""]
[White "Sijbrands"]
[Black "Koeperman"]
[Result "1/2-1/2"]
[GameType "20,W,10,10,N2,0"]
[Annotator "W\\"im"]
[WhiteElo "2313"]

{ Before it
  begins. } 1. 32-28 $5 {[%clk 0:10:00]} 19-23! (1... 18-22 2. 31-27 $1 {known} (2. 37-32
12-18)) ({or} 1... 17-22) 2. 28x19 ; a remark
14x23 {the end} 1/2-1/2
"""


def test_comments_variations_and_nags_are_written_back() -> None:
    assert rewritten(ANNOTATED.replace('"Club "De Damclub""', '"Club \\"De Damclub\\""')) == (
        '[Event "Club \\"De Damclub\\""]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n'
        '[White "Sijbrands"]\n[Black "Koeperman"]\n[Result "1/2-1/2"]\n'
        '[GameType "20,W,10,10,N2,0"]\n[Annotator "W\\"im"]\n[WhiteElo "2313"]\n\n'
        "{Before it begins.} 1. 32-28 $5 {[%clk 0:10:00]} 1... 19-23 $1 (1... 18-22 2.\n"
        "31-27 $1 {known} (2. 37-32 12-18)) ({or} 1... 17-22) 2. 28x19 {a remark} 2...\n"
        "14x23 {the end} *\n"
    )


def test_a_game_of_our_own() -> None:
    line = Playthrough(wuqi.load("draughts", preset="international").start())
    for action in ("32-28", "19-23", "28x19"):
        line.play(action)
    seats = (Holder("Ada"), Holder("Bo"))
    text = pdn.write([line.record(seats=seats, result=Outcome(((2,), (1,)), "resigned"))])
    assert text == (
        '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "Ada"]\n[Black "Bo"]\n'
        '[Result "0-2"]\n[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 *\n'
    )


def test_a_start_options_and_counters_come_back() -> None:
    game = wuqi.load("draughts")
    line = Playthrough(game.read("B:WK28,50:BK35 quiet=7"))
    line.play("35-2")
    again = record(pdn.write([line.record()]))
    assert again.options == dict(game.options)
    assert again.start == "B:WK28,50:BK35 quiet=7"
    assert again.replay()[-1] == line.position


def test_options_may_be_asked_for() -> None:
    (found,) = games(f"{TAGS}\n1. 32-28 *", draws="toybox", capture="enforced")
    assert found.record is not None
    assert found.record.options["draws"] == "toybox"


def test_games_with_huffing_are_refused() -> None:
    line = Playthrough(wuqi.load("draughts", capture="huff").start())
    with pytest.raises(BadRecord, match="PDN cannot record huffing"):
        pdn.write([line.record()])


def test_a_record_with_odd_extras_is_refused() -> None:
    line = Playthrough(wuqi.load("draughts").start())
    with pytest.raises(BadRecord, match="incomplete or invalid"):
        pdn.write([line.record(extra={"pdn": {"tags": 3}})])


def test_lines_stay_short() -> None:
    moves = " ".join(f"{{remark number {n}}}" for n in range(60))
    assert max(map(len, rewritten(f"{TAGS}\n1. 32-28 {moves} *").splitlines())) <= 80


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "{\n",
        "{\n[a ",
        '{\n[a "',
        "\n",
        "(",
        ")",
        '[a "',
        "[a ",
        "[",
        "1",
        "1 ",
        "1-",
        "1x",
        "1.",
        "x",
    ],
)
def test_nonsense_of_any_length_is_read_in_a_moment(text: str) -> None:
    """Strangers send such files to the server; where each letter is weighed against all that
    follow, one of them takes minutes."""
    for game in pdn.read((text * (20_000 // len(text))).encode(), None):
        assert game.problem is not None
