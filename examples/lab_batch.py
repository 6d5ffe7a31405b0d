"""A thousand games at once: how often does the seat that begins win, if all move by lot?"""

import numpy as np

import spieltisch


def first_wins(game: str, games: int, steps: int) -> float:
    """The share of games, of all that end within so many steps, that whoever moved first has won."""
    batch = spieltisch.batch(game, games, key=1)
    first, won, ended = batch.turns.copy(), 0, 0
    for _ in range(steps):
        batch.step(batch.random())
        over = np.flatnonzero(batch.over)
        won += int((batch.rewards[over, first[over]] == 1).sum())
        ended += len(over)
        first[over] = batch.turns[over]  # the next game has been dealt
    return won / ended


if __name__ == "__main__":
    for name in spieltisch.games():
        print(f"{name:10} {first_wins(name, 1000, 400):.1%}")
