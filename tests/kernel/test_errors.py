"""A refusal goes whole from one process to another, and says there what it said here."""

import pickle

from spieltisch.kernel.errors import Refusal


def test_a_refusal_survives_being_sent_to_another_process() -> None:
    """Once it came out of a worker as a TypeError: what an exception keeps of itself knows no names."""
    said = Refusal("bad_players", "players-count", "TN-1", least=2, most=2, game="ten")
    heard = pickle.loads(pickle.dumps(said))
    assert type(heard) is Refusal
    assert (heard.code, heard.key, heard.rule, heard.values) == (said.code, said.key, said.rule, said.values)
    assert heard.message("de") == said.message("de")
