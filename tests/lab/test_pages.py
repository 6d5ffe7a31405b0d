"""The pages of the lab say what is there, and the examples run."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

import spieltisch
from spieltisch.bots.bot import ask
from spieltisch.lab.catalogue import VERSIONS, environments
from spieltisch.lab.net import Learned
from spieltisch.lab.shape import Shape

ROOT = Path(__file__).parents[2]
HEADINGS = ["Use", "Observation", "Actions", "Rewards", "Ends", "Version history"]


def page(game: str) -> str:
    return (ROOT / "docs" / "lab" / f"{game}.md").read_text("utf-8")


@pytest.mark.parametrize("game", VERSIONS)
def test_every_environment_has_its_page_in_the_same_form(game: str) -> None:
    text = page(game)
    assert re.findall(r"^## (.*)$", text, re.M) == HEADINGS
    assert text.startswith(f"# {game}, version {VERSIONS[game]}\n")
    assert re.search(rf"^{VERSIONS[game]}: ", text, re.M)
    shape = Shape.of(game, 2)
    assert str(shape.size) in text
    assert f"\n{shape.actions}" in text
    for name in environments():
        if re.match(rf"spieltisch/{game}-(?!v\d)", name):
            assert f"`{name}`" in text


@pytest.mark.parametrize("game", VERSIONS)
def test_the_planes_are_as_the_page_says(game: str) -> None:
    """Order, shapes and limits, with two seats."""
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| (-?\d+) \| (\d+) \|", page(game), re.M)
    said = []
    for name, shape, least, most in rows:
        sides = tuple(int(re.sub("seats|colours", "2", side)) for side in shape.strip().split(" x "))
        said.append((name, sides, int(least), int(most)))
    shape_of = Shape.of(game, 2)
    assert said == [(plane.name, plane.shape, plane.least, plane.most) for plane in shape_of.planes]


@pytest.mark.parametrize("game", VERSIONS)
def test_the_first_lines_of_a_page_run(game: str) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", page(game), re.S)
    room: dict[str, object] = {"spieltisch": spieltisch}
    exec(code, room)
    assert room["batch"]


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_batch_of_the_page_runs() -> None:
    text = (ROOT / "docs" / "lab.md").read_text("utf-8")
    exec(re.findall(r"```python\n(.*?)```", text, re.S)[0].replace("4096", "16"), {})


def test_who_begins_at_links_has_no_great_advantage() -> None:
    assert 0.3 < example("lab_batch").first_wins("links", 200, 400) < 0.7


def test_a_game_in_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    rewards = example("lab_pettingzoo").play("spieltisch/sums-v1", seed=1)
    assert sorted(rewards.values()) == [-1.0, 1.0]
    assert capsys.readouterr().out


def test_something_is_learned_in_gymnasium() -> None:
    by_lot, learned = example("lab_gymnasium").learn("spieltisch/sums-v1", 128, 150)
    assert learned > by_lot + 0.2


def test_openspiel_searches() -> None:
    returns = example("lab_openspiel").play("spieltisch_ten", simulations=2, seed=1)
    assert len(returns) == 2
    assert sum(returns) == 0


def test_openspiel_solves_an_ending() -> None:
    cfr = example("lab_openspiel_cfr")
    gaps = cfr.solve(cfr.some_ending("blockers", 1), 4)
    assert gaps[-1] < gaps[0]


def test_a_network_learns_in_pytorch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A moment of it: what comes out plays without PyTorch."""
    if importlib.util.find_spec("torch") is None:
        pytest.skip("left out: PyTorch is not installed (uv pip install -r requirements/train.txt)")
    lab_train = example("lab_train")
    plan = lab_train.Plan("sums", 0.02, rows=8, steps=64, simulations=4, kept=500, batch=64, threads=2, tests=1)
    lab_train.train(plan, str(tmp_path / "sums.npz"))
    assert "guided@200 : hard@200" in capsys.readouterr().out
    match = spieltisch.new("sums", 2, seed="01" * 32)
    assert ask(Learned(str(tmp_path / "sums.npz")), match, match.to_act[0], key=1) in match.legal(match.to_act[0])


def test_openspiel_learns_in_pytorch() -> None:
    """A moment of it, too: neural fictitious self-play, from OpenSpiel's own package."""
    if importlib.util.find_spec("torch") is None or importlib.util.find_spec("tree") is None:
        pytest.skip("left out: PyTorch or dm-tree is not installed (uv pip install -r requirements/train.txt)")
    deep = example("lab_openspiel_deep")
    agents = deep.learn("spieltisch_sums", 2, batch=32)
    assert -1 <= deep.against_chance("spieltisch_sums", agents, 2) <= 1
