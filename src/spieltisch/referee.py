"""The referee: one JSON object a line in, one a line out, for bots and programs in any language.

The protocol is described in docs/referee.md. Whatever is wrong is answered with an error and changes nothing.
"""

import json
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

from .kernel.errors import Refusal
from .kernel.game import Game
from .kernel.registry import find, ids
from .lines import LONGEST, lines, read, refused, write
from .match import Match

Answer = dict[str, Any]


class Referee:
    """Keeps one game at a time; `answer` takes a line and gives the answer."""

    def __init__(self) -> None:
        self.match: Match | None = None
        # op: what answers it, the keys it needs, the keys it may have, whether it needs a game
        self.ops: dict[str, tuple[Callable[..., Answer], set[str], set[str], bool]] = {
            "games": (self.games, set(), set(), False),
            "new": (self.new, {"game", "players"}, {"options", "deal", "seed"}, False),
            "load": (self.load, {"record"}, set(), False),
            "state": (self.state, set(), set(), True),
            "view": (self.view, {"seat"}, set(), True),
            "question": (self.question, {"seat"}, set(), True),
            "legal": (self.legal, set(), set(), True),
            "play": (self.play, {"seat", "move"}, set(), True),
            "result": (self.result, set(), set(), True),
            "record": (self.record, set(), set(), True),
        }

    def answer(self, line: bytes) -> Answer:
        try:
            return {"ok": True, **self._carry_out(read(line))}
        except Refusal as why:
            return {"ok": False, "error": refused(why)}

    def _carry_out(self, request: Any) -> Answer:
        if not isinstance(request, dict) or "op" not in request:
            raise Refusal("bad_request", "request-op", ops=", ".join(self.ops))
        op = request.pop("op")
        if not isinstance(op, str) or op not in self.ops:
            raise Refusal("bad_request", "request-unknown-op", op=shown(op), ops=", ".join(self.ops))
        function, needed, possible, in_game = self.ops[op]
        for name in request:
            if name not in needed | possible:
                raise Refusal("bad_request", "request-unknown-key", op=op, name=name)
        for name in sorted(needed):
            if name not in request:
                raise Refusal("bad_request", "request-missing-key", op=op, name=name)
        if in_game and self.match is None:
            raise Refusal("no_game", "no-game")
        return function(**request)

    @property
    def _match(self) -> Match:
        assert self.match is not None  # `_carry_out` has seen to it
        return self.match

    def games(self) -> Answer:
        found = []
        for game in map(find, ids()):
            options = {option.name: option.schema() for option in game.options}
            found.append({"id": game.id, "min": game.seats[0], "max": game.seats[-1], "options": options})
        return {"games": found}

    def new(self, game: Any, players: Any, **chosen: Any) -> Answer:
        if "deal" in chosen and "seed" in chosen:
            raise Refusal("bad_request", "deal-and-seed")
        # A null is a wrong value here, not a missing one.
        start: dict[str, Any] = {
            name: "null" if chosen[name] is None else chosen[name] for name in ("deal", "seed") if name in chosen
        }
        options: Any = chosen.get("options", {})
        options = "null" if options is None else options
        players = "null" if players is None else players
        found = find(game)
        if sys.stderr.isatty():
            compile_for_a_watcher(found)
        self.match = Match(found, players, options, **start)
        return {} if "deal" in start else {"deal": self.match.deal}

    def load(self, record: Any) -> Answer:
        self.match = Match.load(record if isinstance(record, dict) else None)
        return {}

    def state(self) -> Answer:
        return {"state": self._match.state()}

    def view(self, seat: Any) -> Answer:
        return {"view": self._match.view(seat)}

    def question(self, seat: Any) -> Answer:
        """What a bot would be asked now: docs/bot-protocol.md."""
        from .bots.bot import look  # whoever does not ask this does not wait for it
        from .lab.adapter.question import question

        if type(seat) is not int:
            raise Refusal("bad_request", "seat-shape")
        match = self._match
        match.legal(seat)  # refuses a seat that is not asked
        sight = look(match.game, match.positions[-1], 0, seat, match.players, match.game.codes(match.options))
        return {"question": question(sight)}

    def legal(self) -> Answer:
        asked = self._match.to_act
        return {"to_act": asked, "moves": {str(seat): self._match.legal(seat) for seat in asked}}

    def play(self, seat: Any, move: Any) -> Answer:
        if type(seat) is not int:
            raise Refusal("bad_request", "seat-shape")
        if not isinstance(move, str):
            raise Refusal("bad_request", "move-shape")
        self._match.play(move, seat)
        return {"over": self._match.over}

    def result(self) -> Answer:
        if not self._match.over:
            return {"over": False}
        return {"over": True, "scores": self._match.scores, "winners": self._match.winners}

    def record(self) -> Answer:
        return {"record": self._match.record()}


def compile_for_a_watcher(game: Game) -> None:
    """Somebody sits at the terminal: the first time takes seconds, and he is to see that they pass."""
    from .waiting import compile_in_sight  # programs do not wait for what only people look at

    with compile_in_sight(game):
        pass


def shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer line by line until the input ends."""
    referee = Referee()
    for line in lines(source):
        if line.strip() or len(line) > LONGEST:  # the rest of a long line is not looked at: it counts as written
            write(target, referee.answer(line))
