"""A game being played: the friendly object for people, notebooks and everything that handles one game at a time."""

import copy
import json
import secrets
from typing import Any

import numpy as np

from .kernel import entries
from .kernel.errors import Refusal
from .kernel.game import Game, View
from .kernel.record import SPECTATOR, duplicate
from .kernel.registry import find

RECORD = ("game", "rules", "players", "options", "deal", "moves")


class Match:
    """One game from deal to result.

    >>> match = Match("ten", seed="00" * 32)
    >>> match.legal()
    ['0,0']
    >>> match.play("0,0")
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        deal: dict[str, Any] | None = None,
        seed: str | None = None,
    ) -> None:
        if deal is not None and seed is not None:
            raise Refusal("bad_request", "deal-and-seed")
        self.game = game if isinstance(game, Game) else find(game)
        self.players = self.game.check_seats(self.game.seats[0] if players is None else players)
        self.options = self.game.check_options(self.players, {} if options is None else options)
        plan = self.game.plan(self.players, self.options)
        self.deal = (
            copy.deepcopy(deal) if deal is not None else plan.from_seed(secrets.token_hex(32) if seed is None else seed)
        )
        start = self.game.blank()
        entries.setup(start, 0, self.players, self.game.codes(self.options), plan.encode(self.deal))
        self.positions = [start]  # one before every move, and the present one
        self.moves: list[tuple[int, str]] = []
        self.settled = [0]  # after so many moves: the number of moves that cannot be taken back any more
        self._out = np.zeros(self.game.most_moves, np.int64)
        self._looked: Any = None  # the position of which the next two are known: it never changes
        self._asked_there: list[int] = []
        self._named_there: dict[int, dict[str, int]] = {}

    # what is

    @property
    def s(self) -> Any:
        """The position: the whole truth, as a record."""
        return self.positions[-1][0]

    @property
    def to_act(self) -> list[int]:
        return [*self._asking()]

    def _asking(self) -> list[int]:
        position = self.positions[-1]
        if self._looked is not position:
            asked = entries.asked(position, 0)
            self._looked, self._named_there = position, {}
            self._asked_there = [seat for seat in range(self.players) if asked >> seat & 1]
        return self._asked_there

    @property
    def over(self) -> bool:
        return not self._asking()

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat that is asked, sorted as text."""
        return sorted(self._actions(self._asked(seat)))

    def actions(self, seat: int) -> dict[str, int]:
        """The legal moves of a seat by name; none when it is not asked."""
        return {**self._actions(seat)}

    def _actions(self, seat: int) -> dict[str, int]:
        """Who is shown them plays one of them a moment later."""
        if seat not in self._asking():
            return {}
        if seat not in self._named_there:
            count = entries.legal(self.positions[-1], 0, seat, self._out)
            name, s = self.game.name, self.s
            self._named_there[seat] = {name(s, seat, action): action for action in self._out[:count].tolist()}
        return self._named_there[seat]

    @property
    def scores(self) -> list[int] | None:
        return self._result()[0] if self.over else None

    @property
    def winners(self) -> list[int] | None:
        return self._result()[1] if self.over else None

    def _result(self) -> tuple[list[int], list[int]]:
        scores = np.zeros(self.players, np.int64)
        won = entries.result(self.positions[-1], 0, self.players, scores)
        return scores.tolist(), [seat for seat in range(self.players) if won >> seat & 1]

    # what happens

    def play(self, move: str, seat: int | None = None) -> None:
        """Play a move; a refused one raises `Refusal` and changes nothing."""
        seat = self._asked(seat)
        if not isinstance(move, str):
            raise Refusal("illegal_move", "move-shape")
        action = self._action(seat, move)
        if action is None:
            raise self.game.reason(self.s, seat, move)
        position = duplicate(self.positions[-1])
        settled = entries.play(position, 0, seat, action)
        self.positions.append(position)
        self.moves.append((seat, move))
        self.settled.append(len(self.moves) if settled else self.settled[-1])

    def _action(self, seat: int, move: str) -> int | None:
        if seat in self._named_there:
            return self._named_there[seat].get(move)
        count = entries.legal(self.positions[-1], 0, seat, self._out)
        name, s = self.game.name, self.s
        return next((action for action in self._out[:count].tolist() if name(s, seat, action) == move), None)

    def secret(self, seat: int, move: str) -> bool:
        """Would this legal move, if it is played now, be hidden from the others?"""
        return self.game.secret(self.s, seat, self._actions(seat)[move])

    def undo(self) -> None:
        """Take back the last move, whatever it was. (A table asks `settled` first.)"""
        if not self.moves:
            raise Refusal("bad_request", "nothing-to-undo")
        self.positions.pop()
        self.moves.pop()
        self.settled.pop()

    def copy(self) -> "Match":
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.positions = list(self.positions)  # a position is never changed once it is in the list
        twin.moves = list(self.moves)
        twin.settled = list(self.settled)
        twin._out = self._out.copy()
        return twin

    def _asked(self, seat: int | None) -> int:
        asked = self._asking()
        if seat in asked:
            return seat
        if not asked:
            raise Refusal("game_over", "game-over")
        names = ", ".join(map(str, asked))
        if seat is None:
            if len(asked) > 1:
                raise Refusal("not_asked", "which-seat", asked=names)
            return asked[0]
        raise Refusal("not_asked", "not-asked", seat=str(seat), asked=names)

    # what is seen

    def observed(self, seat: int | None) -> Any:
        """The position as that seat knows it (None: a spectator), an array of one record."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise Refusal("bad_request", "no-seat", seat=str(seat), most=self.players - 1)
        seen = duplicate(self.positions[-1])
        entries.observe(seen, 0, SPECTATOR if seat is None else seat)
        return seen

    def sampled(self, seat: int | None, key: int) -> Any:
        """A whole position, drawn at random from all that are possible in the eyes of that seat."""
        seen = self.observed(seat)
        entries.sample(seen, 0, SPECTATOR if seat is None else seat, np.uint64(key))
        return seen

    def view(self, seat: int | None = None) -> View:
        """All that a seat (None: a spectator) may know, as JSON."""
        seen = self.observed(seat)[0]
        view = {**self._head(seen), "seat": seat, "position": self.game.view(seen)}
        if seat is not None and seat in view["to_act"]:
            view["legal"] = sorted(self._actions(seat))
        return view

    def common(self) -> View:
        """What all views have in common but for what `own` says: a spectator's."""
        return self.view(None)

    def own(self, seat: int, common: View) -> View:
        """What `view(seat)` has otherwise than this common one; of `position` those keys that differ."""
        seen = self.observed(seat)[0]
        game = self.game
        position = game.view(seen) if game.own is None else game.own(seen, common["position"])
        own: View = {"seat": seat, "position": position}
        if seat in common["to_act"]:
            own["legal"] = sorted(self._actions(seat))
        return own

    def state(self) -> View:
        """Everything, as JSON."""
        return {**self._head(self.s), "position": self.game.view(self.s)}

    def _head(self, seen: Any) -> View:
        head = {
            "game": self.game.id,
            "rules": self.game.version,
            "players": self.players,
            "options": self.options,
            "moves": len(self.moves),
            "over": self.over,
            "to_act": self.to_act,
        }
        if self.over:
            head["scores"], head["winners"] = self._result()
            if self.game.tally:
                head["tally"] = self.game.tally(seen)
        return head

    def text(self, seat: int | None = None) -> str:
        """The position in the eyes of a seat, as text."""
        return self.game.text(self.view(seat))

    def svg(self, seat: int | None = None) -> str:
        """The position in the eyes of a seat, as an SVG picture."""
        if self.game.svg is None:
            raise NotImplementedError(f"{self.game.id} draws no pictures")
        return self.game.svg(self.view(seat))

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str | None:
        return self.game.svg(self.view()) if self.game.svg else None

    # the whole game as data

    def record(self) -> dict[str, Any]:
        """The whole game so far: all that is needed to play it again."""
        record = {
            "game": self.game.id,
            "rules": self.game.version,
            "players": self.players,
            "options": dict(self.options),
            "deal": copy.deepcopy(self.deal),
            "moves": [[seat, move] for seat, move in self.moves],
        }
        if self.over:
            scores, won = self._result()
            record["result"] = {"scores": scores, "winners": won}
        return record

    @classmethod
    def load(cls, record: Any) -> "Match":
        """Play a record again; refuses one that is not complete, true and of these rules."""
        if isinstance(record, str):
            try:
                record = json.loads(record)
            except ValueError:
                record = None
        if not isinstance(record, dict):
            raise Refusal("bad_record", "record-object", names=", ".join(RECORD))
        for name in RECORD:
            if name not in record:
                raise Refusal("bad_record", "record-missing", name=name)
        for name in record:
            if name not in (*RECORD, "result"):
                raise Refusal("bad_record", "record-unknown", name=str(name))
        try:
            game = find(record["game"])
            if record["rules"] != game.version:
                raise Refusal("bad_record", "record-rules", theirs=str(record["rules"]), ours=game.version)
            # A null is a wrong value here, not a missing one.
            given: dict[str, Any] = {
                name: "null" if record[name] is None else record[name] for name in ("players", "options", "deal")
            }
            match = cls(game, given["players"], given["options"], deal=given["deal"])
        except Refusal as refused:
            raise Refusal("bad_record", refused.key, refused.rule, **refused.values) from None
        moves = record["moves"] if isinstance(record["moves"], list) else [None]
        for number, move in enumerate(moves, 1):
            if not isinstance(move, list) or len(move) != 2 or type(move[0]) is not int:
                raise Refusal("bad_record", "record-move", number=number)
            try:
                match.play(move[1], move[0])
            except Refusal as refused:
                raise Refusal("bad_record", "record-refused", number=number, reason=refused.message()) from None
        if "result" in record and record["result"] != match.record().get("result"):
            raise Refusal("bad_record", "record-result")
        return match
