"""One of our bots for programs in any language: it is asked in the words in which the arena asks theirs."""

from typing import Any, BinaryIO

from ...bots.bot import Bot, answer
from ...kernel.errors import Refusal
from ...kernel.game import Game
from ...kernel.registry import find
from ...lines import lines, read, refused, write
from ..arena.entrant import Entrant
from .program import PROTOCOL
from .question import names, taken


class Desk:
    """Answers questions about any game with the bot it stands for."""

    def __init__(self, entrant: Entrant) -> None:
        self.entrant = entrant
        self.bots: dict[str, Bot] = {}

    def answer(self, asking: Any) -> dict[str, Any]:
        if isinstance(asking, dict) and "hello" in asking:
            return self.hello(asking["hello"])
        sight, budget, key = taken(asking)
        moves = {action: name for name, action in names(sight).items()}
        return {"move": moves[answer(self.bot(sight.game), sight, key, budget)]}

    def hello(self, hello: Any) -> dict[str, Any]:
        """Ready, or why not: what would come is not what we understand."""
        said = hello if isinstance(hello, dict) else {}
        game = find(str(said.get("game")))
        for name, ours in (("protocol", PROTOCOL), ("rules", game.version)):
            if said.get(name) != ours:
                raise Refusal("bad_request", "adapter-hello", name=name, theirs=str(said.get(name)), ours=str(ours))
        self.bot(game)
        return {"ready": True, "name": self.entrant.name}

    def bot(self, game: Game) -> Bot:
        if game.id not in self.bots:
            self.bots[game.id] = self.entrant.bot(game)
        return self.bots[game.id]


def serve(entrant: Entrant, source: BinaryIO, target: BinaryIO) -> None:
    """Answer line by line until the input ends."""
    desk = Desk(entrant)
    for line in lines(source):
        if line.strip():
            try:
                said = desk.answer(read(line))
            except Refusal as why:
                said = {"error": refused(why)}
            write(target, said)
