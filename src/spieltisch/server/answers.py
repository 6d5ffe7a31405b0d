"""What clients have been answered of late: a request that is repeated is answered the same.

That nothing happens twice does not depend on this; it is in the store, with each event (`tables/awake.py`).
"""

from collections import OrderedDict

MOST_CLIENTS, MOST_ANSWERS = 10_000, 100


class Remembered(dict[int, bytes]):
    """Of one client: the latest answers by the number of the request."""

    def __setitem__(self, n: int, answer: bytes) -> None:
        super().__setitem__(n, answer)
        if len(self) > MOST_ANSWERS:
            del self[next(iter(self))]


class Answers:
    def __init__(self) -> None:
        self._clients: OrderedDict[tuple[str, str], Remembered] = OrderedDict()

    def of(self, person: str, client: str) -> Remembered:
        key = (person, client)
        if key not in self._clients:
            self._clients[key] = Remembered()
            if len(self._clients) > MOST_CLIENTS:
                self._clients.popitem(last=False)
        self._clients.move_to_end(key)
        return self._clients[key]
