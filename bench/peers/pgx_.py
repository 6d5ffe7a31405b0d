"""Pgx on the processor, on one core or on all, at the batch size that is fastest here and now.

python -m bench.peers.pgx_ one|all [seconds] [batch] [game]

Without a batch size, several are tried for a moment and the fastest is measured. On one core many moves run
inside one compiled call. On all cores each move is a call, which is faster: XLA shares out less in a loop.
"""

import os
import sys
from collections.abc import Callable
from importlib.metadata import version
from time import time_ns
from typing import Any

from bench.peers.clock import Played, measure, report

BATCHES = (1024, 4096, 16384, 65536)
SETTLE = 64  # moves after which the games of a batch no longer run in step


def pin_to_one_core() -> bool:
    """Before jax is imported: it counts the cores then. Not every system can do it."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def playouts(batch: int, one_core: bool, game: str = "connect_four") -> Callable[[], Played]:
    """A compiled batch of games, each started anew when it ends; call it to play on."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))
    moves = min(SETTLE, 2**18 // batch)
    inside = moves if one_core else 1

    def move(_: int, carry: Any) -> Any:
        state, key, games, first_wins = carry
        key, draw, reset = jax.random.split(key, 3)
        weights = jax.random.uniform(draw, state.legal_action_mask.shape)
        columns = jnp.argmax(jnp.where(state.legal_action_mask, weights, -1), axis=-1)
        first = state._step_count % 2 == 0
        state = step(state, columns, jax.random.split(reset, batch))
        won = (state.rewards > 0).any(axis=-1)
        return state, key, games + state.terminated.sum(), first_wins + (won & first).sum()

    play = jax.jit(lambda carry: jax.lax.fori_loop(0, inside, move, carry), donate_argnums=0)
    key = jax.random.PRNGKey(time_ns() % 2**31)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))

    def chunk() -> Played:
        nonlocal state, key
        games = first_wins = jnp.int32(0)
        carry = state, key, games, first_wins + 0  # two buffers: each is given away
        for _ in range(moves // inside):
            carry = play(carry)
        state, key, games, first_wins = carry
        return Played(int(games), moves * batch, int(first_wins))

    for _ in range(SETTLE // moves):
        chunk()
    return chunk


def main(cores: str = "one", seconds: str = "1.5", batch: str = "", game: str = "connect_four") -> None:
    one_core = cores == "one"
    pinned = one_core and pin_to_one_core()
    os.environ["JAX_PLATFORMS"] = "cpu"
    # Mahjong takes minutes to compile: once is enough, and it is no part of any measurement.
    os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", f"{sys.prefix}/compiled")
    name = "Pgx, one core" if one_core else "Pgx, all cores"
    release = f"{version('pgx')} (jax {version('jax')})"
    clock = "cpu" if one_core else "wall"
    games = {size: playouts(size, one_core, game) for size in ([int(batch)] if batch else BATCHES)}
    tried: dict[int, int] = {}
    if not batch:
        tried = {size: measure(name, release, games[size], 0.3, clock)["moves_per_s"] for size in games}
    best = max(games, key=lambda size: tried.get(size, 0))
    more = {"batch": best, "tried": tried, "pinned": pinned}
    report(measure(name, release, games[best], float(seconds), clock, **more))


if __name__ == "__main__":
    main(*sys.argv[1:])
