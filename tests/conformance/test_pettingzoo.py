"""PettingZoo's own test suite on our environments."""

from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from tests.conformance.settings import every_setting
from wuqi.adapters import pettingzoo

# Its tests know by name the environments that may observe a Dict with a mask; ours must, too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # An agent whose game is over has no legal token.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@every_setting
def test_api(name: str, options: dict[str, str]) -> None:
    api_test(pettingzoo.env(name, **options), num_cycles=300)


@every_setting
def test_seeds(name: str, options: dict[str, str]) -> None:
    seed_test(lambda: pettingzoo.env(name, **options), num_cycles=40)


@every_setting
def test_rendering(name: str, options: dict[str, str]) -> None:
    def made(render_mode: str) -> Any:
        return pettingzoo.env(name, render_mode=render_mode, **options)

    render_test(made, {"svg": lambda drawn: drawn.startswith("<svg") and "</svg>" in drawn})
