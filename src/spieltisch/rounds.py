"""Several rounds that are one game: as many as there are players, points added up, most points win (BR-15, LK-14)."""

import hashlib
import secrets
from typing import Any

from .kernel.errors import Refusal
from .kernel.game import Game
from .match import Match


class Series:
    """Rounds one after the other; the start seat moves clockwise.

    The first round is dealt from the seed, as a single game would be, each later one from the SHA-256 of the seed
    of the round before.

    >>> series = Series("links", 3, seed="00" * 32)
    >>> series.match.legal()[0], series.number, series.rounds
    ('b10*', 1, 3)
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        seed: str | None = None,
    ) -> None:
        self.seed = secrets.token_hex(32) if seed is None else seed
        self.matches = [Match(game, players, options, seed=self.seed)]
        if self.match.game.rounds is None:
            raise Refusal("bad_request", "table-no-series", game=self.match.game.id)
        self.rounds = self.match.game.rounds(self.match.players)

    @property
    def match(self) -> Match:
        """The round that is being played, or was last."""
        return self.matches[-1]

    @property
    def number(self) -> int:
        """Which round that is, from 1."""
        return len(self.matches)

    @property
    def over(self) -> bool:
        return self.number == self.rounds and self.match.over

    @property
    def totals(self) -> list[int]:
        """The points of the rounds that are over, added up."""
        scores = [match.scores for match in self.matches if match.scores is not None]
        return [sum(own) for own in zip(*scores, strict=True)] if scores else [0] * self.match.players

    @property
    def winners(self) -> list[int] | None:
        totals = self.totals
        return [seat for seat, total in enumerate(totals) if total == max(totals)] if self.over else None

    def next(self) -> Match:
        """Deal the next round."""
        if self.over:
            raise Refusal("game_over", "game-over")
        if not self.match.over:
            raise Refusal("bad_request", "series-round-goes-on", number=self.number)
        self.matches.append(self._dealt(self.number))
        return self.match

    def _dealt(self, number: int) -> Match:
        """The round after so many others."""
        first, seed = self.matches[0], bytes.fromhex(self.seed)
        for _ in range(number):
            seed = hashlib.sha256(seed).digest()
        deal = first.game.plan(first.players, first.options).from_seed(seed.hex())
        deal["start"] = (first.deal["start"] + number) % first.players
        return Match(first.game, first.players, first.options, deal=deal)

    def record(self) -> dict[str, Any]:
        """All that is needed to play it again."""
        return {"seed": self.seed, "rounds": [match.record() for match in self.matches]}

    @classmethod
    def load(cls, record: Any) -> "Series":
        """Take a series up where its record ends; refuses one that is not complete and true."""
        whole = isinstance(record, dict) and record.keys() == {"seed", "rounds"}
        if not whole or not isinstance(record["rounds"], list) or not record["rounds"]:
            raise Refusal("bad_record", "record-object", names="seed, rounds")
        played = [Match.load(round_) for round_ in record["rounds"]]
        first = played[0]
        try:
            series = cls(first.game, first.players, first.options, seed=record["seed"] or "null")
            for number, match in enumerate(played):
                if number:
                    series.next()
                mine, theirs = series.match, match
                if (mine.game, mine.options, mine.deal) != (theirs.game, theirs.options, theirs.deal):
                    raise Refusal("bad_record", "series-other-round", number=number + 1)
                series.matches[-1] = match
        except Refusal as refused:
            raise Refusal("bad_record", refused.key, refused.rule, **refused.values) from None
        return series
