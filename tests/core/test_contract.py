"""The folders of our games hold what the contract names, and look alike."""

import pytest

from wuqi.core.folder.checking import missing
from wuqi.core.folder.contract import MODULES, NEEDED_FILES, OPTIONAL_FILES
from wuqi.core.folder.folders import shipped
from wuqi.core.folder.loading import known, lacking, part_of, parts_of

NOT_IN_ALL = {"tables", "hub"}  # solved games, and the one that a protocol is made for
IN_A_PACKAGE = "drawing.js"  # ours are in web/src/games


@pytest.mark.parametrize("name", shipped())
def test_nothing_is_missing(name: str) -> None:
    assert lacking(known(name)) == []
    problems, warnings = missing(name)
    assert [str(one) for one in (*problems, *warnings)] == []


@pytest.mark.parametrize("name", shipped())
def test_all_folders_have_the_same_files(name: str) -> None:
    folder = known(name)
    for module in set(MODULES) - NOT_IN_ALL:
        assert folder.has(module), module
    for file in (*NEEDED_FILES, *OPTIONAL_FILES):
        assert (folder.path / file).is_file() or file == IN_A_PACKAGE, file


@pytest.mark.parametrize("name", shipped())
def test_a_loaded_module_has_every_attribute(name: str) -> None:
    parts = parts_of(name)
    for module, contract in MODULES.items():
        found = getattr(parts, module, None) or part_of(name, module)
        if found is not None:
            for attribute in (*contract.required, *contract.optional):
                assert hasattr(found, attribute), f"{module}.{attribute}"
