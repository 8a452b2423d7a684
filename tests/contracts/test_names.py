"""The engine serves any family: none is named in its code."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENGINE = (ROOT / "src" / "showfloor", ROOT / "web" / "src", ROOT / "web" / "programs")
SOURCES = {".py", ".ts", ".tsx", ".mjs", ".css"}
EXTRA_NAMES = ("material", "mui", "joy")


def engine_files() -> Iterator[Path]:
    for folder in ENGINE:
        yield from (file for file in sorted(folder.rglob("*")) if file.suffix in SOURCES)


def family_names() -> list[str]:
    """Ids and names of the site's families, read from their data."""
    files = sorted((ROOT / "site" / "families").glob("*/family.toml"))
    names = [file.parent.name for file in files]
    names += [tomllib.loads(file.read_text(encoding="utf-8"))["name"] for file in files]
    return names


@pytest.fixture(scope="module")
def family_name() -> re.Pattern[str]:
    """What matches the name of a family."""
    # "system" is a styling and a colour scheme too; as a family it is only an id in data.
    names = [name for name in (*family_names(), *EXTRA_NAMES) if name != "system"]
    return re.compile(rf"\b({'|'.join(map(re.escape, names))})\b", re.IGNORECASE)


def test_there_are_files_and_families_to_compare() -> None:
    assert len(list(engine_files())) > 50
    assert len(family_names()) > 10


@pytest.mark.parametrize("file", list(engine_files()), ids=lambda file: file.name)
def test_no_family_is_named(file: Path, family_name: re.Pattern[str]) -> None:
    lines = enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
    assert [f"{file.name}:{n}: {line}" for n, line in lines if family_name.search(line)] == []
