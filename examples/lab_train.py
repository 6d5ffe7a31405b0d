"""Training a network by self-play with search, in PyTorch: python examples/lab_train.py ten --minutes 30

Round after round a batch of games is played. For every decision a short search (`lab.net.guided`), led by the network
as it is, finds something a little better than the network's own taste; the network is then corrected towards what the
search wanted to play and towards what the game was worth in the end. In the beginning the search goes by playouts
alone, later the network's own judgement counts as well.

The weights go into a small file that plays without PyTorch: `Learned("ten.npz")` by taste alone, `Guided("ten.npz")`
with search (docs/lab.md). Needs torch, the extra `train`; nothing else here does.
"""

import argparse
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import spieltisch
from spieltisch.bots.bot import Budget
from spieltisch.bots.duel import duel
from spieltisch.bots.levels import named
from spieltisch.lab.batch import Batch
from spieltisch.lab.net import Learned, Network
from spieltisch.lab.net.guided import Guide, Guided
from spieltisch.lab.shape import Shape

HIDDEN = (256, 128)


@dataclass(frozen=True)
class Plan:
    """How long and how much. What is here fits two cores and half an hour."""

    game: str
    minutes: float = 30.0  # of work on each thread
    seats: int = 2
    rows: int = 128  # games at once
    steps: int = 16  # moves in each of them before the network is corrected
    simulations: int = 96
    alone: float = 0.25  # so much of the time the search goes by playouts alone
    trust: float = 0.5  # how much the network's judgement counts afterwards
    kept: int = 120_000  # positions to learn from, the latest
    batch: int = 1024
    lessons: int = 8  # corrections a round
    rate: float = 1e-3  # of learning; in the end a tenth of it
    threads: int = 2
    tests: int = 40  # deals to measure with


class Memory:
    """The latest positions: what was seen, what the search wanted, what it was worth."""

    def __init__(self, shape: Shape, kept: int) -> None:
        self.seen = np.zeros((kept, shape.size), np.int8)
        self.wanted = np.zeros((kept, shape.actions), np.float16)  # nothing but 0 where a number is not legal
        self.worth = np.zeros(kept, np.float32)
        self.count = 0

    def add(self, seen: Any, wanted: Any, worth: float) -> None:
        at = self.count % len(self.worth)
        self.seen[at], self.wanted[at], self.worth[at] = seen, wanted, worth
        self.count += 1

    def some(self, count: int) -> tuple[Any, Any, Any]:
        rows = np.random.randint(min(self.count, len(self.worth)), size=count)
        return tuple(torch.from_numpy(a[rows].astype(np.float32)) for a in (self.seen, self.wanted, self.worth))


@dataclass
class Games:
    """A batch that plays itself, and of each of its games what happened so far."""

    batch: Batch
    memory: Memory
    threads: ThreadPoolExecutor
    running: list[list[tuple[Any, Any, int, float]]] = field(default_factory=list)
    moves: int = 0

    def play(self, guides: list[Guide], steps: int) -> None:
        batch = self.batch
        wanted = np.zeros((batch.size, batch.shape.actions), np.float32)
        worths, found = np.zeros(batch.size), np.zeros(batch.size, np.int64)
        parts = np.linspace(0, batch.size, len(guides) + 1).astype(int).tolist()
        self.running = self.running or [[] for _ in range(batch.size)]
        for _ in range(steps):
            self.moves += 1

            def improve(part: int) -> None:
                rows = parts[part], parts[part + 1]
                guides[part].improve(batch.states, rows, batch.turns, self.moves, True, wanted, worths, found)

            list(self.threads.map(improve, range(len(guides))))
            choice = batch.masks.sum(1) > 1
            for row in np.flatnonzero(choice).tolist():
                own = batch.observations[row].copy(), wanted[row].astype(np.float16)
                self.running[row].append((*own, int(batch.turns[row]), float(worths[row])))
            batch.step(found)
            for row in np.flatnonzero(batch.over).tolist():
                for seen, want, seat, expected in self.running[row]:
                    # What the search expected is less a matter of luck than what became of it; so both.
                    self.memory.add(seen, want, 0.5 * expected + 0.5 * batch.rewards[row, seat])
                self.running[row].clear()


def network(shape: Shape) -> Any:
    one, two = HIDDEN
    last = nn.Linear(two, shape.actions + 1)
    nn.init.zeros_(last.weight)  # no taste and no opinion, to begin with
    nn.init.zeros_(last.bias)
    return nn.Sequential(nn.Linear(shape.size, one), nn.ReLU(), nn.Linear(one, two), nn.ReLU(), last)


def exported(shape: Shape, net: Any) -> Network:
    linear = [layer for layer in net if isinstance(layer, nn.Linear)]
    return Network(shape, tuple((one.weight.detach().numpy(), one.bias.detach().numpy()) for one in linear))


def correct(net: Any, optimiser: Any, scale: Any, positions: tuple[Any, Any, Any]) -> tuple[float, float]:
    """One lesson; how far off taste and judgement were."""
    seen, wanted, worth = positions
    out = net(seen * scale)
    taste = out[:, :-1].masked_fill(wanted == 0, -1e9).log_softmax(1)
    wanted = wanted / wanted.sum(1, keepdim=True)
    off = (wanted * (wanted.clamp(min=1e-9).log() - taste)).sum(1).mean()
    wrong = (torch.tanh(out[:, -1]) - worth).pow(2).mean()
    optimiser.zero_grad()
    (off + wrong).backward()
    nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimiser.step()
    return off.item(), wrong.item()


def measured(plan: Plan, path: str) -> str:
    """Over so many deals, each played on both seats: the taste alone against `easy`, with search against searching."""
    game, same = Shape.of(plan.game).game, Budget(simulations=200)
    alone = duel(game, [Learned(path), *[named(game, "easy")] * (plan.seats - 1)], plan.tests, key=1)[0]
    guided = duel(game, [Guided(path, same), *[named(game, "hard", same)] * (plan.seats - 1)], plan.tests, key=2)[0]
    return f"alone : easy {alone.share:4.0%}, guided@200 : hard@200 {guided.share:4.0%}"


def train(plan: Plan, path: str) -> None:
    torch.manual_seed(1)
    torch.set_num_threads(plan.threads)
    batch = spieltisch.batch(plan.game, plan.rows, seats=plan.seats, key=1)
    shape, net = batch.shape, network(batch.shape)
    scale, optimiser = torch.from_numpy(shape.scale), torch.optim.Adam(net.parameters(), lr=plan.rate)
    start, measuring, looked, round_ = time.process_time(), 0.0, 0.0, 0
    with ThreadPoolExecutor(plan.threads) as threads:
        games = Games(batch, Memory(shape, plan.kept), threads)
        while (done := (time.process_time() - start - measuring) / plan.threads / (60 * plan.minutes)) < 1:
            trust = plan.trust if done >= plan.alone else 0.0
            games.play([Guide(exported(shape, net), plan.simulations, trust) for _ in range(plan.threads)], plan.steps)
            round_ += 1
            if games.memory.count < min(plan.batch, plan.kept):
                continue
            for group in optimiser.param_groups:
                group["lr"] = plan.rate * (1 - 0.9 * done)
            lessons = [correct(net, optimiser, scale, games.memory.some(plan.batch)) for _ in range(plan.lessons)]
            if done - looked >= 0.125:
                looked, pause = done, time.process_time()
                exported(shape, net).save(path)
                off, wrong = np.mean(lessons, axis=0)
                print(
                    f"{done * plan.minutes:5.1f} minutes, {int(batch.games.sum()):6} games, "
                    f"{games.memory.count:7} positions, off by {off:.2f} and {wrong:.2f}; {measured(plan, path)}",
                    flush=True,
                )
                measuring += time.process_time() - pause
    exported(shape, net).save(path)
    print(f"{path}, {Path(path).stat().st_size // 1000} kB: {measured(plan, path)}")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("game", nargs="?", default="ten")
    options.add_argument("--minutes", type=float, default=Plan.minutes)
    options.add_argument("--threads", type=int, default=Plan.threads)
    options.add_argument("--out")
    chosen = options.parse_args()
    train(Plan(chosen.game, chosen.minutes, threads=chosen.threads), chosen.out or f"{chosen.game}.npz")
