"""Python packages: the installed version of each, with all that it needs."""

import os
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

__all__ = [
    "forget_packages",
    "installed_python_packages",
    "python_package_version",
    "python_package_versions",
]

ENGINE: Final = "showfloor"
INFO: Final = re.compile(r"(?P<name>[^-]+)-(?P<version>[^-]+)\.dist-info")
NEED: Final = re.compile(r"^Requires-Dist: *([\w.-]+)([^\w.\n-][^\n]*|)$", re.MULTILINE)
SEPARATORS: Final = re.compile(r"[-_.]+")


def python_package_version(package: str) -> str:
    """Return the version of an installed package by its name on the index; else an empty text."""
    name = _normal(package)
    if name in _installed():
        return _installed()[name][0]
    # It was installed in some other way, or not at all; what tells takes a while to import.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def installed_python_packages() -> tuple[str, ...]:
    """Return `name@version` of all packages that are installed."""
    return tuple(sorted(f"{name}@{version}" for name, (version, _) in _installed().items()))


def python_package_versions(modules: Iterable[str]) -> tuple[str, ...]:
    """Return `name@version` of the packages that hold modules, and of all that these need.

    `modules` are top-level names, as they are imported. One that is not installed has no version:
    that it is installed later is a change too.
    """
    versions: dict[str, str] = {}
    waiting = [owner for module in modules for owner in _owners(module)]
    while waiting:
        name = waiting.pop()
        if name not in versions:
            versions[name] = python_package_version(name)
            waiting += _needs(name)
    return tuple(sorted(f"{name}@{version}" for name, version in versions.items()))


def forget_packages() -> None:
    """Look anew for what is installed, as a new process would."""
    for known in (_installed, _needs, _renamed):
        known.cache_clear()


@cache
def _installed() -> dict[str, tuple[str, str]]:
    """Return the version of each package, and the folder that tells of it.

    Both stand in the folder's name; `importlib.metadata` reads and parses a file for them, which
    takes ten times as long.
    """
    found: dict[str, tuple[str, str]] = {}
    for folder in sys.path:
        for entry in os.scandir(folder) if os.path.isdir(folder) else ():
            if info := INFO.fullmatch(entry.name):
                found.setdefault(_normal(info["name"]), (info["version"], entry.path))
    return found


@cache
def _needs(package: str) -> tuple[str, ...]:
    """Return what a package always needs; what one of its extras needs is imported by itself."""
    head = _told(package, "METADATA").partition("\n\n")[0]
    return tuple(_normal(name) for name, rest in NEED.findall(head) if "extra ==" not in rest)


def _owners(module: str) -> list[str]:
    """Return the packages that hold a module; most are called as it is."""
    name = _normal(module)
    return [name] if name in _installed() else _renamed().get(module, [name])


@cache
def _renamed() -> dict[str, list[str]]:
    """Return the packages that the engine needs, by the modules that they hold."""
    held: dict[str, list[str]] = {}
    for need, _ in NEED.findall(_told(ENGINE, "METADATA").partition("\n\n")[0]):
        for module in _modules(_normal(need)):
            held.setdefault(module, []).append(_normal(need))
    return held


def _modules(package: str) -> Iterator[str]:
    if listed := _told(package, "top_level.txt"):
        yield from listed.split()
        return
    lines = _told(package, "RECORD").splitlines()
    yield from {line.partition("/")[0] for line in lines if "/" in line}


def _told(package: str, name: str) -> str:
    """Return a file of those that tell of a package, empty where there is none."""
    _, folder = _installed().get(package, ("", ""))
    file = f"{folder}/{name}"
    if not folder or not os.path.isfile(file):
        return ""
    with open(file, encoding="utf-8") as opened:
        return opened.read()


def _normal(package: str) -> str:
    return SEPARATORS.sub("-", package).lower()
