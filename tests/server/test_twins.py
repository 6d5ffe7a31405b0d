"""Nobody is sent anything that depends on what he may not know: two servers, twin deals, the same bytes.

The deals differ only in tiles that one seat, and who looks on, cannot see all the session long. Everything that these
two are sent by the two servers - views, answers, refusals, chat, lists, replays, errors - and everything that the
servers log has to be the same to the last byte, once names of tables and times are taken out. That the others are sent
something different shows that there was something to tell.
"""

import asyncio
import copy
import json
import random
import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any
from urllib.parse import quote

import pytest
from websockets.asyncio.client import ClientConnection, connect

from spieltisch.bots.bot import Budget
from spieltisch.bots.hint import hint
from spieltisch.kernel.errors import Refusal
from spieltisch.kernel.registry import find, ids
from spieltisch.match import Match
from tests.server.running import Running, running

from .security.asking import Answer, ask

MOVES = 24
CASES: list[tuple[str, int, dict[str, Any]]] = [(game, min(3, find(game).seats[-1]), {}) for game in ids()]
CASES += [("blockers", 2, {"duel": True}), ("bridges", 3, {"symbols": True}), ("sums", 1, {})]
COUNTED = (b"spieltisch_events_total", b"spieltisch_refused_total")
LAST = -1  # instead of a seat: who only looks on

Deal = dict[str, Any]


# Twins


def swapped(deal: Deal, lot: random.Random) -> Deal:
    """Two or four of its tiles have changed places, perhaps between stacks."""
    twin = copy.deepcopy(deal)
    stacks = [value for value in twin.values() if isinstance(value, list)]
    stacks = [stack for found in stacks for stack in (found if isinstance(found[0], list) else [found])]
    for _ in range(lot.choice((1, 1, 2))):
        one, other = lot.choice(stacks), lot.choice(stacks)
        i, j = lot.randrange(len(one)), lot.randrange(len(other))
        one[i], other[j] = other[j], one[i]
    return twin


def seen(match: Match, eyes: int | None) -> list[bytes]:
    """What somebody knew of the game at each moment."""
    known = []
    again = match.copy()
    while True:
        known.append(again.observed(eyes).tobytes())
        if not again.moves:
            return known
        again.undo()


def twins(game: str, players: int, options: dict[str, Any], lot: random.Random) -> tuple[Match, Match, int]:
    """Two games with the same moves, alike in the eyes of a seat and of who looks on; if it can be, another seat knows
    of a difference."""
    spare = None
    for attempt in range(1000):
        if attempt % 100 == 0:
            one = Match(game, players, options, seed=lot.randbytes(32).hex())
            while len(one.moves) < MOVES and not one.over:
                seat = lot.choice(one.to_act)
                one.play(lot.choice(one.legal(seat)), seat)
            if one.over:
                one.undo()
            seat = lot.randrange(players)
            known = seen(one, seat), seen(one, None)
        try:
            two = Match(game, players, options, deal=swapped(one.deal, lot))
            for mover, move in one.moves:
                two.play(move, mover)
        except Refusal:
            continue
        if one.s.tobytes() != two.s.tobytes() and known == (seen(two, seat), seen(two, None)):
            spare = one, two, seat
            if any(seen(one, other) != seen(two, other) for other in range(players)):
                return spare
    assert spare is not None, "no twins found"
    return spare


# Sessions


class Eyes:
    """Somebody at a server, and everything he is sent, by kind and in order."""

    def __init__(self, server: Running, name: str) -> None:
        self.server = server
        self.me = ask(server, "POST", "/api/guest", {"name": name, "token": True}).json
        self.token = {"authorization": f"Bearer {self.me['token']}"}
        self.sent: dict[str, list[bytes]] = defaultdict(list)
        self.number = 0
        self.n = 0
        self.socket: ClientConnection

    async def __aenter__(self) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/api/socket?client=eyes"
        self.socket = await connect(address, additional_headers=self.token, max_size=None)

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def hear(self) -> Any:
        text = await asyncio.wait_for(self.socket.recv(), 60)
        message = json.loads(text)
        kind = next(kind for kind in ("re", "view", "chat", "reaction", "muted", "mine", "people") if kind in message)
        if kind in ("people", "mine"):
            self.sent[kind].clear()  # how often it is told is a matter of moments; how it stands in the end is not
        if kind == "view":
            self.number = message["view"]["number"]
        self.sent[kind].append(text.encode() if isinstance(text, str) else text)
        return message

    async def request(self, op: str, **values: Any) -> Any:
        self.n += 1
        await self.socket.send(json.dumps({"n": self.n, "op": op, **values}))
        while (answer := await self.hear()).get("re") != self.n:
            pass
        return answer

    async def until(self, number: int) -> None:
        while self.number < number:
            await self.hear()

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        answer = await asyncio.to_thread(ask, self.server, method, path, body, self.token)
        told = {name: value for name, value in answer.headers.items() if name != "date"}
        self.sent["http"].append(f"{method} {path} {answer.status} {sorted(told.items())} ".encode() + answer.body)
        return answer

    async def count(self) -> None:
        """What `/metrics` has counted; its times are no matter of tiles."""
        told = await asyncio.to_thread(ask, self.server, "GET", "/metrics")
        counted = [line for line in told.body.splitlines() if line.startswith(COUNTED)]
        assert counted
        self.sent["metrics"].append(b"\n".join(counted))


async def session(server: Running, match: Match, public: bool, luck: int) -> list[Eyes]:
    """Who looks on is the last."""
    everybody = [Eyes(server, f"Person {seat}") for seat in range(match.players)] + [Eyes(server, "Onlooker")]
    async with AsyncExitStack() as sockets:
        for eyes in everybody:
            await sockets.enter_async_context(eyes)
        await play(everybody, match, public, random.Random(luck))
    return everybody


async def play(everybody: list[Eyes], match: Match, public: bool, lot: random.Random) -> None:
    """The game; before each move everybody looks around and tries this and that."""
    players = everybody[:LAST]
    wanted = {"game": match.game.id, "players": match.players, "options": match.options, "public": public}
    seats = ["me"] + ["open"] * (match.players - 1)
    table = (await players[0].ask("POST", "/api/tables", {**wanted, "seats": seats, "deal": match.deal})).json["id"]
    for eyes in everybody:
        await eyes.request("open", table=table)
        await eyes.request("mine")
    for seat, eyes in enumerate(players[1:], 1):
        assert (await eyes.request("do", table=table, event={"type": "sit", "seat": seat}))["ok"]
    number = match.players + 1  # everybody sits, and the deal
    for turn, (mover, move) in enumerate(match.moves):
        for eyes in everybody:
            await eyes.until(number)
        for seat, eyes in enumerate(everybody):
            await look_around(eyes, seat, table, turn, random.Random(lot.random()), match)
        if lot.random() < 0.2:
            said = {"op": "react", "what": "wow"} if public else {"op": "say", "text": f"Turn {turn}"}
            await lot.choice(players).request(table=table, **said)
        event = {"type": "move", "seat": mover, "move": move}
        assert (await players[mover].request("do", table=table, event=event))["ok"], event
        number += 1
    for eyes in everybody:
        await eyes.until(number)
        await eyes.request("ping")
        await asyncio.sleep(0.3)  # who is there, and my tables, are told a moment later
        await eyes.request("ping")
    for eyes in everybody:
        exported = await eyes.ask("GET", "/api/my/export.jsonl")
        assert (exported.status, exported.body) == (200, b""), "nothing of a game that is being played"
        await eyes.count()


async def look_around(eyes: Eyes, seat: int, table: str, turn: int, lot: random.Random, match: Match) -> None:
    """What could give something away: every list, every moment, every refusal."""
    moment = f"/api/tables/{table}/moment?number={lot.randrange(turn + 1)}"
    paths = ["", "/record", f"?seat={lot.randrange(match.players)}", "/hint?seat=9"]
    addresses = [f"/api/tables/{table}{path}" for path in paths]
    addresses += ["/api/tables", "/api/my/tables", "/api/my/games", f"/api/ratings?game={match.game.id}", moment]
    addresses += [f"{moment}&seat={lot.randrange(match.players)}", f"{moment}&open=true", "/ready"]
    for address in lot.sample(addresses, 3):
        await eyes.ask("GET", address)
    moves = ["0,0", "y12", "o4>2", "call", "o3", "-", "give:y5", "take", "keep", "s5", "A>1", ""]
    moves += sorted({move for _, move in match.moves})
    tried: list[Any] = [{"type": "move", "seat": lot.randrange(match.players), "move": quote("\0")}]
    tried += [{"type": "move", "seat": lot.randrange(match.players), "move": lot.choice(moves)} for _ in range(2)]
    tried += [{"type": kind, "seat": lot.randrange(match.players)} for kind in ("timeout", "return", "deal", "ready")]
    for event in lot.sample(tried, 2):
        if event.get("seat") != seat or event["type"] != "move" or not possible(match, turn, seat, event["move"]):
            await eyes.request("do", table=table, event=event)


def possible(match: Match, turn: int, seat: int, move: str) -> bool:
    """What could be done would not be a try."""
    match = match.copy()
    while len(match.moves) > turn:
        match.undo()
    return seat in match.to_act and move in match.legal(seat)


def plain(text: bytes) -> bytes:
    """Without the names of tables, and without times."""
    text = re.sub(rb'("id":"|"table":"|tables?/)[A-Za-z0-9_-]{16}\b', rb"\1-", text)
    return re.sub(rb'"(at|now|deadline)":1\d{12}', rb'"\1":0', text)


@pytest.fixture(scope="module")
def pair() -> Iterator[tuple[Running, Running]]:
    patient = {"slow": 1_000_000}  # milliseconds: how long a query takes is no matter of tiles
    with running(**patient) as one, running(**patient) as two:
        one.wait()
        two.wait()
        yield one, two
        logs = [re.sub(r"\d+", "0", server.log.read_text()) for server in (one, two)]
        assert logs[0] == logs[1]


@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=str)
def test_twins_are_told_the_same(
    pair: tuple[Running, Running], game: str, players: int, options: dict[str, Any]
) -> None:
    lot = random.Random(f"{game}{players}{options}")
    one, two, seat = twins(game, players, options, lot)
    luck, public = lot.randrange(1000), bool(players % 2)

    async def both() -> list[list[Eyes]]:
        sessions = (session(server, match, public, luck) for server, match in zip(pair, (one, two), strict=True))
        return list(await asyncio.gather(*sessions))

    first, second = asyncio.run(both())
    told = [[everything(eyes) for eyes in everybody] for everybody in (first, second)]
    for eyes in (seat, LAST):
        assert told[0][eyes].keys() == told[1][eyes].keys()
        for kind, messages in told[0][eyes].items():
            for number, (message, twin) in enumerate(zip(messages, told[1][eyes][kind], strict=True)):
                assert message == twin, (eyes, kind, number)
        assert len(told[0][eyes]["http"]) + len(told[0][eyes]["re"]) > 2 * MOVES
    if any(seen(one, other) != seen(two, other) for other in range(players)):
        assert told[0] != told[1], "the others were told something, but not different things"


def everything(eyes: Eyes) -> dict[str, list[bytes]]:
    return {kind: [plain(message) for message in messages] for kind, messages in eyes.sent.items()}


@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=str)
def test_twins_are_given_the_same_advice(game: str, players: int, options: dict[str, Any]) -> None:
    """Bots and hints know what the seat knows: with the same luck they come to the same."""
    one, two, seat = twins(game, players, options, random.Random(f"{game}{players}{options}"))
    compared = 0
    while one.moves and compared < 3:
        if seat in one.to_act:
            given = [hint(match, seat, Budget(simulations=40), key=7) for match in (one, two)]
            assert given[0] == given[1]
            compared += 1
        one.undo()
        two.undo()
    assert compared
