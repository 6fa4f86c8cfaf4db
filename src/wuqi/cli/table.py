"""A table in the terminal: draws the board, asks people, lets computer players act."""

import random
import secrets
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from wuqi.cli.drawing import draw, in_ink
from wuqi.core.action import reading_order
from wuqi.core.errors import WuqiError
from wuqi.core.folder.contract import Seat
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.play.dealer import Dealer
from wuqi.core.play.playthrough import Playthrough
from wuqi.core.play.record import Holder, Outcome, Record
from wuqi.core.position import Position
from wuqi.core.result import Result
from wuqi.core.text.results import result_line
from wuqi.core.text.words import words
from wuqi.players.player import answer, get_up
from wuqi.players.seating import sit_all

if TYPE_CHECKING:
    from wuqi.teacher.hint import Clue

YOU = "you"


class TerminalTable:
    """One game at this keyboard, from its start until it is over or the players leave."""

    def __init__(
        self,
        start: Position,
        specs: dict[int, str],
        language: str,
        console: Console,
        seed: int | None,
    ) -> None:
        self.played = Playthrough(start)
        self.specs = specs
        self.language = language
        self.console = console
        self.say = words(language, start.game.name)
        # On one machine the program draws all secrets; a seed makes them repeatable.
        drawn = secrets.token_bytes if seed is None else random.Random(seed).randbytes
        self.dealer = Dealer.alone(start, drawn) if start.deck.cards else None
        computers = {number: spec for number, spec in specs.items() if spec != YOU}
        self.players = sit_all(start.game, computers, seed, trusted=True)
        self.at_keyboard: list[Seat] = []  # who is at the keyboard now
        self.resigned: Result | None = None
        self.clues: Iterator[Clue] = iter(())  # what is left of a hint
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._list_actions,
            "help": self._help,
            "undo": self._undo,
            "hint": self._hint,
            "resign": self._resign,
            "wait": self._wait,
            "save": self._save,
            "board": lambda _: self._draw(self.played.position.seen_by(self.at_keyboard[0].side)),
            "quit": self._leave,
        }

    def run(self) -> None:
        """Plays until the game is over; EOFError if the players leave before."""
        self.console.print(f"[bold]{self.say('name')}[/]  {self.say('play-hint')}")
        if self.dealer is not None:
            committed = self.dealer.deal.server_commitment
            self.console.print(f"[dim]{self.say('play-shuffled', commitment=committed)}[/]")
        try:
            while self.played.position.mover != OVER and self.resigned is None:
                self._step()
        finally:
            for player in set(self.players.values()):
                get_up(player)
        self._draw(self.played.position)
        result = self.resigned or self.played.position.result
        assert result is not None
        self.console.print(
            f"[bold]{result_line(self.played.position.game, result, self.language)}[/]"
        )
        self._offer_save()

    def _step(self) -> None:
        position = self.played.position
        if position.mover == CHANCE:
            assert self.dealer is not None
            shown = self.dealer.answer(position)
            self.played.play(shown)
            self.console.print(f"  {shown}  {self._turned_up(position)}")
            return
        able = position.seats_to_act()
        people = [seat for seat in able if seat.number not in self.players]
        if people:  # where several sides act at the same time, one after the other is asked
            self._ask([seat for seat in people if seat.side == people[0].side])
        else:
            self._computer()

    def _computer(self, side: int | None = None) -> None:
        seat, action = answer(self.players, self.played.position, side)
        after = self.played.play(action, seat.number)
        known = not after.secret or self._sides_here() == {seat.side}
        shown = f"[bold]{action}[/]" if known else self.say("play-in-secret")
        name = self._inked(self._name(seat), seat.side)
        self.console.print(f"  {self.say('play-acted', name=name, action=shown)}")

    # -- people -------------------------------------------------------------------------------

    def _ask(self, people: list[Seat]) -> None:
        """Asks until a person has acted or gone back."""
        position, side = self.played.position, people[0].side
        if position.secret and self.at_keyboard and self.at_keyboard[0].side != side:
            self._hand_over(side)
        self.at_keyboard = people
        self._draw(position.seen_by(side))
        expected = position.expected
        names = self._inked(self._names(people), side)
        self.console.print(f"{names}  {self.say(expected.key, **expected.details)}")
        self.clues = iter(())
        while self.played.position is position and self.resigned is None:
            typed = self.console.input("> ").strip()
            if not typed:
                continue
            word, _, rest = typed.partition(" ")
            try:
                if word in self.commands:
                    self.commands[word](rest.strip())
                else:
                    self._act(typed)
            except WuqiError as error:
                self.console.print(f"  {error.say(self.language)}")

    def _hand_over(self, side: int) -> None:
        """Clears what one side has done in secret from the screen before the next side looks."""
        self.console.clear()
        self.console.input(self.say("play-hand-over", side=self.say(f"side-{side}")))

    def _act(self, typed: str) -> None:
        """One person may hold several seats: the first that may do it does it."""
        refused: WuqiError | None = None
        for seat in self.at_keyboard:
            try:
                self.played.play(typed, seat.number)
                return
            except WuqiError as error:
                refused = refused or error
        assert refused is not None
        raise refused

    # -- commands -----------------------------------------------------------------------------

    def _list_actions(self, _: str) -> None:
        allowed = {
            a for seat in self.at_keyboard for a in self.played.position.actions(seat.number)
        }
        self.console.print("  " + "  ".join(sorted(allowed, key=reading_order)))

    def _help(self, _: str) -> None:
        self.console.print(self.say("play-help"))

    def _undo(self, _: str) -> None:
        """Back to the last time a person was asked, taking the computer's answers along."""
        self.played.take_back(self._asks_a_person)

    def _asks_a_person(self, position: Position) -> bool:
        return any(seat.number not in self.players for seat in position.seats_to_act())

    def _hint(self, _: str) -> None:
        """Shows one more clue each time."""
        from wuqi.teacher.hint import hint  # takes a moment, and most games need none

        position = self.played.position
        if position.secret:
            self.console.print(f"  {self.say('play-hint-secret')}")
            return
        clue = next(self.clues, None)
        if clue is None:
            self.clues = iter(hint(position.seen_by(self.at_keyboard[0].side)).clues)
            clue = next(self.clues)
        for sentence in clue.say(self.language, position.game.name):
            self.console.print(f"  {sentence}")
        if clue.action is not None:
            self.console.print(f"  [bold]{clue.action}[/]")

    def _resign(self, _: str) -> None:
        side = self.at_keyboard[0].side
        others = tuple(one for one in range(1, self.played.position.game.sides + 1) if one != side)
        self.resigned = Result((others, (side,)), "resigned")

    def _wait(self, _: str) -> None:
        """Lets a teammate that the computer plays act first."""
        able = self.played.position.seats_to_act()
        mates = [s for s in able if s.number in self.players and s.side == self.at_keyboard[0].side]
        if mates:
            self._computer(mates[0].side)
        else:
            self.console.print(f"  {self.say('play-wait-nobody')}")

    def _save(self, name: str) -> None:
        if not name:
            self.console.print(f"  {self.say('play-save-where')}")
            return
        path = Path(name).expanduser()
        try:
            self._record().save(path)
        except OSError as error:
            self.console.print(
                f"  {self.say('play-save-failed', reason=error.strerror or str(error))}"
            )
        else:
            self.console.print(f"  {self.say('play-saved', path=str(path))}")

    def _record(self) -> Record:
        """What has been played, with the dealer's proof once it is over."""
        holders = tuple(
            Holder(self._name(seat), "person" if spec == YOU else spec)
            for seat, spec in zip(self.played.position.game.seats, self.specs.values(), strict=True)
        )
        deal = None
        if self.dealer is not None:
            over = self.played.position.mover == OVER or self.resigned is not None
            deal = self.dealer.reveal() if over else self.dealer.deal
        if self.resigned is not None:
            outcome = Outcome(self.resigned.ranking, self.resigned.reason)
            return self.played.record(seats=holders, deal=deal, result=outcome)
        return self.played.record(seats=holders, deal=deal)

    def _offer_save(self) -> None:
        """A finished game can still be saved: a file name saves it, an empty line leaves."""
        if self.players.keys() == self.specs.keys():
            return
        self.console.print(self.say("play-save-offer"))
        if name := self.console.input("> ").strip().removeprefix("save").strip():
            self._save(name)

    def _leave(self, _: str) -> None:
        raise EOFError

    # -- showing ------------------------------------------------------------------------------

    def _draw(self, position: Position) -> None:
        self.console.print()
        draw(self.console, position, self.say)

    def _sides_here(self) -> set[int]:
        """The sides that people at this keyboard play for."""
        seats = self.played.position.game.seats
        return {seat.side for seat in seats if seat.number not in self.players}

    def _turned_up(self, before: Position) -> str:
        """The names of the pieces that can be seen now and could not before."""
        pictures = (before.picture, self.played.position.picture)
        cells = zip(*(chain(*picture.rows) for picture in pictures), strict=True)
        return self.say("list-joint").join(
            self.say(new.piece) for old, new in cells if old.piece != new.piece != ""
        )

    def _inked(self, name: str, side: int) -> str:
        return in_ink(name, self.played.position.picture.inks[side - 1])

    def _name(self, seat: Seat) -> str:
        side = self.say(f"side-{seat.side}")
        if len(self._side(seat)) == 1:
            return side
        return self.say("seat-member", side=side, member=seat.member)

    def _names(self, seats: list[Seat]) -> str:
        """All of a side are called by its name."""
        if seats == self._side(seats[0]):
            return self.say(f"side-{seats[0].side}")
        return self.say("list-joint").join(map(self._name, seats))

    def _side(self, seat: Seat) -> list[Seat]:
        return [other for other in self.played.position.game.seats if other.side == seat.side]
