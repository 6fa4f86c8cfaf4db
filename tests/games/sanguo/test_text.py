"""Positions of Three Kingdoms dark chess as text: what is read, and why the rest is not."""

import pytest

import wuqi
from tests.games.sanguo.positions import GAME
from wuqi.core.errors import BadPosition, MalformedAction

START = "????1????/????1????/9/????1????/????1????"
RECALL = wuqi.load("sanguo", mode="recall")
ONE_UP = "????1????/????1????/9/????1????/R???1????"
FEW = "9/9/K1A6/9/r8"
FEW_TAKEN = "taken=aaeerhhcc,PPPPPkppppp,AEERRHHCC"
HOME = "p7?/9/7p1/9/8r 3 camps=1,2,3 taken=aaeerhhcc,KPPPPPkppp,AEERHHC recalled=2 removed=AR"


@pytest.mark.parametrize(
    "text",
    [
        f"{START} 1",
        f"{START} 1 flip=d4",
        f"{ONE_UP} 2 camps=2,-,-",
        f"{FEW} 1 camps=1,2,3 {FEW_TAKEN}",
        f"{FEW} 2 camps=1,2,3 {FEW_TAKEN} quiet=31 skips=2",
        f"{FEW} 1 camps=1,2,3 {FEW_TAKEN} quiet=60",
        "9/9/K1r6/9/9 1 camps=1,2,3 taken=aaeerhhcc,PPPPPkppppp,AAEERRHHCC out=2",
        "9/9/2K6/9/9 1 camps=1,2,3 taken=aaeerrhhcc,PPPPPkppppp,AAEERRHHCC out=2,3",
    ],
)
def test_read_and_written_alike(text: str) -> None:
    assert GAME.read(text).text == text


@pytest.mark.parametrize(
    "text",
    [
        HOME,
        "9/9/9/9/8r 2 camps=1,2,3 taken=AEaaeerhhcc,KPPPPPkppp,ERHHCCpp"
        " out=1 recalled=2 removed=AR",
    ],
)
def test_recall_is_read_and_written_alike(text: str) -> None:
    assert RECALL.read(text).text == text


def test_spelled_out_defaults_and_any_order_are_read() -> None:
    keys = "skips=0 quiet=0 taken=-,-,- camps=2,-,-"
    assert GAME.read(f"{ONE_UP} 2 {keys}").text == f"{ONE_UP} 2 camps=2,-,-"
    assert GAME.read(f"{START} 3 camps=-,-,-").text == f"{START} 3"
    shuffled = FEW_TAKEN.replace("aaee", "eaea")
    assert GAME.read(f"{FEW} 1 {shuffled} camps=1,2,3").text.endswith(FEW_TAKEN)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "needs a board"),
        (START, "needs a board"),
        (f"{START} 4", "cannot be the side to move"),
        (f"{START} 1 mode=race", "not a known key"),
        (f"{START} 1 quiet=1 quiet=2", "twice"),
        (f"{START} 1 quiet=61", "from 0 to 60"),
        (f"{START} 1 quiet=-1", "from 0 to 60"),
        (f"{START} 1 skips=4", "from 0 to 3"),
        ("????1????/????1????/????1????/????1???? 1", "4 rows"),
        ("????1???/????1????/9/????1????/????1???? 1", "8 squares"),
        ("????1????/????1????/9/????1????/Q???1???? 1", "“Q” in row 5"),
        (f"{ONE_UP} 2 camps=2,-", "must have three parts"),
        (f"{ONE_UP} 2 camps=2,,", "must have three parts"),
        (f"{ONE_UP} 2 camps=2,2,-", "no two players share"),
        (f"{ONE_UP} 2 camps=4,-,-", "a camp is 1, 2 or 3"),
        (f"{ONE_UP} 2 camps=0,-,-", "a camp is 1, 2 or 3"),
        (f"{ONE_UP} 2 camps=2,1,-", "the third has the last one"),
        (f"{ONE_UP} 2 camps=2,-,- taken=-,-", "must have three parts"),
        (f"{FEW} 1 camps=1,2,3 {FEW_TAKEN.replace('aa', 'az')}", "“z” in taken"),
        (f"{FEW} 1 camps=1,2,3 {FEW_TAKEN.replace('aa', 'a?')}", "“\\?” in taken"),
        (f"{FEW} 1 camps=1,2,3 {FEW_TAKEN.replace('hhcc', 'hhhc')}", "too many pieces “h”"),
        ("????1????/????1????/9/????1????/KK??1???? 1 camps=1,-,-", "too many pieces “K”"),
        (f"{START} 1 camps=1,2,3 taken=-,P,-", "32 pieces lie face down, but it should be 31"),
        (
            "????1????/????1????/9/????1????/???2???? 1",
            "31 pieces lie face down, but it should be 32",
        ),
        (
            "????1????/????1????/9/????1????/???2???? 2 camps=1,-,- taken=-,P,-",
            "Player 2 has no camp yet",
        ),
        (
            "????1????/????1????/9/????1????/???2???? 2 camps=1,2,3 taken=P,-,-",
            "pieces of their own camp",
        ),
        ("KPPPPPkpp/pppAAEERR/HHCCaaeer/rhhcc4/9 1 camps=1,-,-", "nothing is face down any more"),
        (f"{FEW} 1 camps=1,2,3 {FEW_TAKEN} out=4", "players from 1 to 3"),
        (f"{FEW} 1 camps=1,2,3 {FEW_TAKEN} out=2,2", "players from 1 to 3"),
        (f"{FEW} 1 camps=1,2,3 {FEW_TAKEN} out=2", "players with nothing left are –"),
        (
            "9/9/K1r6/9/9 1 camps=1,2,3 taken=aaeerhhcc,PPPPPkppppp,AAEERRHHCC",
            "players with nothing left are 2",
        ),
        (
            "9/9/K1r6/9/9 2 camps=1,2,3 taken=aaeerhhcc,PPPPPkppppp,AAEERRHHCC out=2",
            "Player 2 takes no more turns",
        ),
        (f"{START} 1 flip=e3", "no face-down piece"),
        (f"{START} 1 flip=z9", "no face-down piece"),
        (f"{ONE_UP} 2 camps=2,-,- flip=a1", "no face-down piece"),
        (f"{START} 1 quiet=60 flip=a1", "the game is over"),
        (f"9/9/K8/9/r8 1 camps=1,2,3 {FEW_TAKEN} removed=A out=2", "mode recall only"),
        (f"{START} 1 recalled=2", "mode recall only"),
        (HOME, "mode recall only"),
        ("9/" * 2000, "too long"),
    ],
)
def test_refused_with_a_reason(text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.read(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HOME.replace(" recalled=2", ""), "Player 2 has captured 10 pieces.*exactly when 10"),
        (
            HOME.replace("recalled=2", "recalled=2,1"),
            "Player 1 has captured 9 pieces.*exactly when 12",
        ),
        (HOME.replace("7p1", "6Rp1").replace("=AR", "=A"), "none of it can stand .* face up"),
        (HOME.replace("8r 3", "8r 2"), "Player 2 takes no more turns"),
        (HOME.replace("=AR", "=ARp").replace("7p1", "9"), "not p"),
        (f"{START} 1 recalled=1", "Player 1 has captured 0"),
        (
            "p8/9/9/9/8r 3 camps=1,2,3 taken=aaeerhhcc,KPPPPPkpppp,AEERHHC recalled=2 removed=ARC",
            "Player 2 has captured 11 pieces",
        ),
    ],
)
def test_impossible_recalls_are_refused(text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        RECALL.read(text)


@pytest.mark.parametrize(
    "action",
    ["", "flip", "flip j1", "flip a6", "flip a1=Q", "flip a1=", "flip  a1", "a1a2", "a1-", "pass"],
)
def test_not_how_an_action_is_written(action: str) -> None:
    with pytest.raises(MalformedAction):
        GAME.start().play(action)
