"""The workflows use targets that exist, and actions of a named version; a release's materials."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from tools.sbom import materials

from tests.conftest import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGET = re.compile(r"^([a-z][\w-]*):", re.MULTILINE)
VERSION = re.compile(r"@(v\d+(\.\d+)*|release/v\d+)$")


def steps(path: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(path.read_text("utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_they_make_exists(path: Path) -> None:
    targets = set(TARGET.findall((ROOT / "Makefile").read_text("utf-8")))
    made = re.findall(r"\bmake (\w+)", " ".join(step.get("run", "") for step in steps(path)))
    assert made
    assert set(made) <= targets


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_have_versions_and_rights_are_few(path: Path) -> None:
    workflow = yaml.safe_load(path.read_text("utf-8"))
    used = [step["uses"] for step in steps(path) if "uses" in step]
    assert [one for one in used if not VERSION.search(one)] == []
    assert workflow["permissions"] == {"contents": "read"}


def test_the_tag_is_compared_with_the_version() -> None:
    """As the release does it: with sed, out of the package's own file."""
    [check] = [step["run"] for step in steps(WORKFLOWS[-1]) if "__version__" in step.get("run", "")]
    found = re.search(r"s/\^(.*?)\\\(", check)
    assert found is not None
    assert re.search(rf"^{found[1]}", (ROOT / "src/wuqi/__init__.py").read_text(), re.MULTILINE)


def test_a_release_lists_what_it_is_made_of() -> None:
    listed = {part["name"] for part in materials()["components"]}
    assert {"numba", "litestar", "svelte", "pyodide"} <= listed
    assert not {"pytest", "playwright", "eslint"} & listed
    assert materials() == materials()
