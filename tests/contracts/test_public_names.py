"""Every module says what it offers, and offers what it says."""

import importlib
import inspect
import pkgutil
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import showfloor
from support.places import PROJECT


def modules() -> Iterator[ModuleType]:
    """All modules of the package, imported."""
    for info in pkgutil.walk_packages(showfloor.__path__, "showfloor."):
        if not info.name.endswith("__main__"):
            yield importlib.import_module(info.name)


def place_of(module: ModuleType, name: str, root: Path) -> str:
    """Where a module first has a name, as `path:line`."""
    file = inspect.getsourcefile(module)
    assert file is not None
    lines = inspect.getsource(module).splitlines()
    number = next(number for number, line in enumerate(lines, 1) if re.search(rf"\b{name}\b", line))
    return f"{Path(file).relative_to(root).as_posix()}:{number}"


def faults_of(module: ModuleType, root: Path = PROJECT) -> list[str]:
    """What is wrong with the public names of a module, each with its place."""
    if not hasattr(module, "__all__"):
        return [
            f"{place_of(module, name, root)}: {name}, but the module has no __all__"
            for name in own_names(module)[:1]
        ]
    place, offered = place_of(module, "__all__", root), Counter(module.__all__)
    missing = [name for name in offered if not hasattr(module, name)]
    twice = [name for name, times in offered.items() if times > 1]
    return [
        *(f"{place}: __all__ names {name}, which the module does not have" for name in missing),
        *(f"{place}: __all__ names {name} twice" for name in twice),
    ]


def own_names(module: ModuleType) -> list[str]:
    """Public names that a module defines."""
    return [
        key
        for key, value in vars(module).items()
        if not key.startswith("_") and getattr(value, "__module__", None) == module.__name__
    ]


@pytest.mark.parametrize(
    ("head", "faults"),
    [
        ("__all__ = ['Leaf']", []),
        ("", ["tree.py:3: Leaf, but the module has no __all__"]),
        (
            "__all__ = ['Leaf', 'Root', 'Leaf']",
            [
                "tree.py:1: __all__ names Root, which the module does not have",
                "tree.py:1: __all__ names Leaf twice",
            ],
        ),
    ],
)
def test_a_fault_is_told_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, head: str, faults: list[str]
) -> None:
    (tmp_path / "tree.py").write_text(f"{head}\n\nclass Leaf:\n    pass\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "tree", raising=False)
    assert faults_of(importlib.import_module("tree"), tmp_path) == faults


def test_modules_name_what_is_public() -> None:
    faults = [fault for module in modules() for fault in faults_of(module)]
    assert not faults, "\n".join(faults)
