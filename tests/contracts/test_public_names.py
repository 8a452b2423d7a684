"""Every module says what it offers, and offers what it says."""

import importlib
import pkgutil

import pytest

import showfloor

MODULES = sorted(
    info.name
    for info in pkgutil.walk_packages(showfloor.__path__, "showfloor.")
    if not info.name.endswith("__main__")
)


@pytest.mark.parametrize("name", MODULES)
def test_public_names_exist(name: str) -> None:
    module = importlib.import_module(name)
    names = getattr(module, "__all__", ())
    assert [public for public in names if not hasattr(module, public)] == []
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", MODULES)
def test_modules_with_code_name_what_is_public(name: str) -> None:
    module = importlib.import_module(name)
    own = [
        key
        for key, value in vars(module).items()
        if not key.startswith("_") and getattr(value, "__module__", None) == name
    ]
    assert not own or hasattr(module, "__all__"), f"{name} has no __all__"
