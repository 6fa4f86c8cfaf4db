"""The folders of our games hold what the contract names, and look alike."""

import pytest

from wuqi.core.folder.checking import missing
from wuqi.core.folder.contract import MODULES
from wuqi.core.folder.folders import shipped
from wuqi.core.folder.loading import known, lacking, part_of, parts_of


@pytest.mark.parametrize("name", shipped())
def test_nothing_is_missing(name: str) -> None:
    """In sentences, also what only games in Wuqi itself need: languages, puzzles, a reference.

    Other tests look at what there is of these and leave it to this one to miss something."""
    assert lacking(known(name)) == []
    problems, warnings = missing(name)
    found = [str(one) for one in (*problems, *warnings)]
    assert not found, "\n".join([f"{name} is not finished:", *found])  # all of them, readably


@pytest.mark.parametrize("name", shipped())
def test_a_loaded_module_has_every_attribute(name: str) -> None:
    parts = parts_of(name)
    for module, contract in MODULES.items():
        found = getattr(parts, module, None) or part_of(name, module)
        if found is not None:
            for attribute in (*contract.required, *contract.optional):
                assert hasattr(found, attribute), f"{module}.{attribute}"
