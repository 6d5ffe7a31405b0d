"""Reading games: every position as it was, through the eyes of each seat, and of nobody else."""

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from spieltisch.kernel import entries
from spieltisch.kernel.errors import Refusal
from spieltisch.kernel.registry import find, ids
from spieltisch.lab.arena.contest import contest
from spieltisch.lab.arena.entrant import read as entrant
from spieltisch.lab.selfplay import Data, read
from spieltisch.lab.selfplay.store import Store
from spieltisch.lab.selfplay.worker import write_games
from spieltisch.lab.shape import Shape
from spieltisch.match import Match

SETUPS = [(name, seats) for name in ids() for seats in sorted({find(name).seats[0], find(name).seats[-1]})]
Make = Callable[..., Data]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    def made(name: str, seats: int, ending: str = ".parquet", games: int = 4) -> Data:
        wanted = contest(find(name), seats, {}, [entrant("random")], "seed", 10, 500)
        store = Store(tmp_path / f"games{ending}")
        store.begin(wanted)
        store.add(write_games(wanted, [(number,) for number in reversed(range(games))], lambda: False))
        store.finish(games)
        return read(tmp_path / f"games{ending}")

    return made


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_positions_are_those_of_the_match(name: str, seats: int, make: Make) -> None:
    for game in make(name, seats, games=2):
        match = Match(name, seats, deal=game.deal)
        for position in game.positions():
            assert position.state.tobytes() == match.positions[-1].tobytes()
            for seat in range(seats):
                seen = position.view(seat)
                view = match.view(seat)
                assert seen == {key: value for key, value in view.items() if key not in ("moves", "over")}
                assert position.observed(seat).tobytes() == match.observed(seat).tobytes()
            assert match.actions(position.seat)[position.move] == position.action
            match.play(position.move, position.seat)
        assert (match.scores, match.winners) == (game.scores, game.winners)
        assert game.match().record() == match.record() == game.record()


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_what_a_seat_is_shown_does_not_depend_on_what_it_may_not_know(name: str, seats: int, make: Make) -> None:
    """Twins again: views, observations, features."""
    shape = Shape.of(name, seats)
    (game,) = make(name, seats, games=1)
    positions = list(game.positions())
    features = game.features(shape)
    different = 0
    for position in positions[:: max(1, len(positions) // 12)]:
        for seat in range(seats):
            twin = position.state.copy()
            entries.observe(twin, 0, seat)
            entries.sample(twin, 0, seat, np.uint64(position.number + seat))
            other = dataclasses.replace(position, state=twin)
            different += twin.tobytes() != position.state.tobytes()
            assert json.dumps(other.view(seat)) == json.dumps(position.view(seat))
            assert other.observed(seat).tobytes() == position.observed(seat).tobytes()
            if seat == position.seat:
                one = dataclasses.replace(
                    game, seats=[seat], moves=[position.move], scores=None, known=[position.action]
                )
                object.__setattr__(one, "_start", lambda twin=twin: twin.copy())
                assert np.array_equal(one.features(shape).observations[0], features.observations[position.number])
                assert np.array_equal(one.features(shape).masks[0], features.masks[position.number])
    assert different or (name, seats) == ("sums", 1)


@pytest.mark.parametrize("name", ids())
def test_features_go_move_by_move(name: str, make: Make) -> None:
    seats = find(name).seats[-1]
    for game, features in make(name, seats).features():
        rows = range(len(game.moves))
        assert features.seats.tolist() == game.seats
        assert features.masks[rows, features.numbers].all()
        assert game.shares is not None
        assert features.shares.tolist() == [game.shares[seat] for seat in game.seats]
        for position in list(game.positions())[::7]:
            assert features.masks[position.number].sum() == len(position.view(position.seat)["legal"])


def test_moves_are_found_by_name_where_action_numbers_mean_something_else(make: Make) -> None:
    for game in make("links", 3, ".jsonl"):
        assert game.known is None
        assert sum(1 for _ in game.positions()) == len(game.moves)


@pytest.mark.parametrize("ending", [".parquet", ".jsonl"])
def test_games_that_are_none_of_these_rules_are_refused(ending: str, make: Make) -> None:
    (game,) = make("sums", 2, ending, games=1)
    assert game.scores is not None
    for wrong in (
        dataclasses.replace(game, scores=[score + 1 for score in game.scores]),
        dataclasses.replace(game, winners=[]),
        dataclasses.replace(game, seats=game.seats[:-1], moves=game.moves[:-1], known=game.actions[:-1]),
    ):
        with pytest.raises(Refusal, match="does not end as it says"):
            list(wrong.positions())


def test_what_is_no_file_of_games_is_refused(tmp_path: Path) -> None:
    for name, data in (("a.jsonl", b'{"record": 3}\n'), ("b.jsonl", b"nonsense\n"), ("c.parquet", b"PAR1")):
        (tmp_path / name).write_bytes(data)
        with pytest.raises(Refusal, match="does not hold games"):
            list(read(tmp_path / name))
    with pytest.raises(Refusal, match="does not hold games"):
        read(tmp_path / "missing.parquet")


def test_a_game_that_was_given_up_says_so_and_has_no_result(tmp_path: Path) -> None:
    bot = tmp_path / "gives_up.py"
    bot.write_text(
        "class Bot:\n    budget = None\n    asked = 0\n    def choose(self, sight, budget, key):\n"
        "        self.asked += 1\n        assert self.asked == 1, 'no more'\n        return sight.actions[0]\n"
        "BOT = Bot()\n"
    )
    wanted = contest(find("sums"), 2, {}, [entrant(str(bot)), entrant("random")], "seed", 10, 500)
    for ending in (".parquet", ".jsonl"):
        store = Store(tmp_path / f"games{ending}")
        store.begin(wanted)
        store.add(write_games(wanted, [(0,)], lambda: False))
        store.finish(1)
        (game,) = read(tmp_path / f"games{ending}")
        assert game.fault == f"{game.bots.index(str(bot))} error AssertionError: no more"
        assert (game.scores, game.winners, game.shares) == (None, None, None)
        assert len(list(game.positions())) == len(game.moves)
        assert not game.match().over
        assert list(read(tmp_path / f"games{ending}").features()) == []
