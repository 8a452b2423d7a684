"""Packages whose names are imported when they are asked for."""

from importlib import import_module
from pathlib import Path

import pytest

LAZY = ("showfloor.build", "showfloor.compile")


@pytest.mark.parametrize("name", LAZY)
def test_every_name_is_there(name: str) -> None:
    package = import_module(name)
    assert set(package.__all__) == set(package.MODULES)
    for one in package.__all__:
        assert getattr(package, one) is not None


@pytest.mark.parametrize("name", LAZY)
def test_no_name_is_that_of_a_module(name: str) -> None:
    """Else it would be the module, once somebody has imported that."""
    package = import_module(name)
    modules = {file.stem for file in Path(str(package.__file__)).parent.glob("*.py")}
    assert modules.isdisjoint(package.__all__)
