"""The host's paper: every setting is in it, with its usual value, and every metric it names exists."""

import re
from pathlib import Path

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from spieltisch.server.operations.metrics import Metrics
from spieltisch.server.settings import Settings

pytestmark = pytest.mark.house

PAPER = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")


def test_every_setting_is_explained() -> None:
    table = PAPER.partition("## Settings")[2].partition("\n## ")[0]
    told: dict[str, str] = {}
    for line in table.splitlines():
        if line.startswith("| `"):
            names, values = (re.findall("`(.*?)`", cell) for cell in line.split("|")[1:3])
            told |= dict(zip(names, values, strict=True))
    usual = msgspec.to_builtins(Settings())
    assert {name: msgspec.toml.decode(f"value = {value}")["value"] for name, value in told.items()} == {
        name: list(value) if isinstance(value, tuple) else value for name, value in usual.items()
    }


def test_every_metric_that_is_named_is_there() -> None:
    ours = {family.name for family in text_string_to_metric_families(Metrics().text().decode())}
    named = set(re.findall(r"`spieltisch_(\w+)`", PAPER))
    watched = {"ready", "late_seconds", "bots_waiting", "sockets", "tables_awake"}  # asked of a running service
    assert {f"spieltisch_{name.removesuffix('_total')}" for name in named - watched} <= ours
    assert watched <= named
