"""Training a small network on `sums` (or another game) by self-play, with PyTorch: python examples/lab_train.py

One network plays all seats of a batch. After some steps it is corrected towards moves that did better than it had
thought (an actor and a critic), and towards what the games were worth. Its weights go into a small file that plays
without PyTorch: `spieltisch.lab.net.Learned("sums.npz")`. Needs torch; nothing else here does.
"""

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import nn

import spieltisch
from spieltisch.lab.batch import Batch
from spieltisch.lab.net import Network

WIDE = 256


def network(batch: Batch) -> Any:
    shape = batch.shape
    layers = nn.Linear(shape.size, WIDE), nn.ReLU(), nn.Linear(WIDE, WIDE), nn.ReLU()
    return nn.Sequential(*layers, nn.Linear(WIDE, shape.actions + 1))


def games(batch: Batch, net: Any, steps: int) -> tuple[Any, Any, Any, Any, Any, Any]:
    """So many steps in every row: what was seen, allowed and chosen by whom, and what came of it where a game ended."""
    seen, allowed, chosen, movers, rewards, over = [], [], [], [], [], []
    for _ in range(steps):
        given, mask = torch.from_numpy(batch.floats()), torch.from_dlpack(batch.masks).clone()
        with torch.no_grad():
            taste = net(given)[:, :-1].masked_fill(~mask, -1e9)
        # Adding noise of this kind and taking the greatest is drawing by the soft maximum.
        noise = -torch.log(-torch.log(torch.rand_like(taste).clamp(1e-9, 1 - 1e-7)))
        number = (taste + noise).argmax(1)
        seen.append(given)
        allowed.append(mask)
        chosen.append(number)
        movers.append(torch.from_numpy(batch.turns.copy()))
        batch.step(number.numpy())
        rewards.append(torch.from_numpy(batch.rewards.copy()))
        over.append(torch.from_dlpack(batch.over).clone())
    return tuple(map(torch.stack, (seen, allowed, chosen, movers, rewards, over)))


def outcomes(movers: Any, rewards: Any, over: Any) -> tuple[Any, Any]:
    """For every move the reward its seat had when the game was over, and whether that is known."""
    worth, known = torch.zeros_like(movers, dtype=torch.float32), torch.zeros_like(over)
    end, has = torch.zeros_like(rewards[0]), torch.zeros_like(over[0])
    for t in range(len(movers) - 1, -1, -1):
        end = torch.where(over[t][:, None], rewards[t], end)
        has = has | over[t]
        worth[t], known[t] = end.gather(1, movers[t][:, None])[:, 0], has
    return worth, known


def learn(net: Any, optimiser: Any, played: Any) -> None:
    seen, allowed, chosen, movers, rewards, over = played
    worth, known = outcomes(movers, rewards, over)
    given, mask, number, result = seen[known], allowed[known], chosen[known], worth[known]
    for part in torch.randperm(len(given)).split(8192):
        out = net(given[part])
        chances = out[:, :-1].masked_fill(~mask[part], -1e9).log_softmax(1)
        value = torch.tanh(out[:, -1])
        better = (result[part] - value).detach()
        taken = chances.gather(1, number[part][:, None])[:, 0]
        unsure = -(chances.exp() * chances.clamp(min=-30)).sum(1)
        loss = -(better * taken).mean() + 0.5 * (value - result[part]).pow(2).mean() - 0.005 * unsure.mean()
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()


def exported(batch: Batch, net: Any) -> Network:
    linear = [layer for layer in net if isinstance(layer, nn.Linear)]
    return Network(batch.shape, tuple((one.weight.detach().numpy(), one.bias.detach().numpy()) for one in linear))


def against_chance(batch: Batch, net: Any, games_wanted: int = 400) -> float:
    """The mean reward of the network's best moves on seat 0 against moves by lot."""
    table = Batch(batch.game, 200, seats=batch.seats, options=batch.shape.options, key=99)
    results: list[float] = []
    while len(results) < games_wanted:
        with torch.no_grad():
            taste = net(torch.from_numpy(table.floats()))[:, :-1].numpy()
        best = np.where(table.masks, taste, -np.inf).argmax(1)
        table.step(np.where(table.turns == 0, best, table.random()))
        results += table.rewards[table.over, 0].tolist()
    return float(np.mean(results))


def train(game: str, minutes: float, path: str, rows: int = 256, steps: int = 64) -> float:
    torch.manual_seed(1)
    batch = spieltisch.batch(game, rows, seats=2, key=1)
    net = network(batch)
    optimiser = torch.optim.Adam(net.parameters(), lr=1e-3)
    until, round_ = time.monotonic() + 60 * minutes, 0
    while time.monotonic() < until:
        learn(net, optimiser, games(batch, net, steps))
        round_ += 1
        if round_ % 10 == 0:
            print(f"{int(batch.games.sum()):8} games, against chance {against_chance(batch, net):+.2f}", flush=True)
    exported(batch, net).save(path)
    return against_chance(batch, net)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("game", nargs="?", default="sums")
    options.add_argument("--minutes", type=float, default=10)
    chosen = options.parse_args()
    result = train(chosen.game, chosen.minutes, f"{chosen.game}.npz")
    print(f"{chosen.game}.npz: against chance {result:+.2f}")
