"""Processes are killed while they notify: the short version of `killing`."""

from pathlib import Path

import pytest

from tests.server.notifications.killing import under_fire

pytestmark = pytest.mark.slow


def test_every_notice_arrives_and_none_is_made_up(tmp_path: Path) -> None:
    found = under_fire(tmp_path, kills=5, seed=1)
    assert found.notices > 5
