"""The environments by name, for every library that has a registry: spieltisch/ten-v1, spieltisch/ten-open-v1, ...

A number after the v goes up when the same moves no longer lead to the same observations, rewards and ends; what
changed is in docs/lab/<game>.md.
"""

from typing import Any

VERSIONS = {"bridges": 1, "links": 1, "sums": 1, "ten": 1, "blockers": 1}

VARIANTS: dict[str, dict[str, dict[str, Any]]] = {
    "bridges": {"symbols": {"symbols": True}, "no-chain": {"bonus_chain": False}},
    "links": {"seven": {"bonus_cards": 7}},
    "ten": {"open": {"open": True}},
    "blockers": {"duel": {"duel": True}, "groups": {"scoring": "groups"}},
}


def environments() -> dict[str, dict[str, Any]]:
    """Every id with the game and the options it stands for."""
    found: dict[str, dict[str, Any]] = {}
    for game, version in VERSIONS.items():
        for variant, options in {"": {}, **VARIANTS.get(game, {})}.items():
            name = f"{game}-{variant}" if variant else game
            found[f"spieltisch/{name}-v{version}"] = {"game": game, "options": options}
    found["spieltisch/sums-alone-v1"] = {"game": "sums", "seats": 1, "rewards": "points"}
    return found
