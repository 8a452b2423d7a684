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


def test_there_are_files_and_families_to_compare() -> None:
    assert len(list(engine_files())) > 50
    assert len(family_names()) > 10


@pytest.mark.parametrize("file", list(engine_files()), ids=lambda file: file.name)
def test_no_family_is_named(file: Path) -> None:
    # "system" is a styling and a colour scheme too; as a family it is only an id in data.
    names = [name for name in (*family_names(), *EXTRA_NAMES) if name != "system"]
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b", re.IGNORECASE)
    lines = file.read_text(encoding="utf-8").splitlines()
    found = [f"{file.name}:{n}: {line}" for n, line in enumerate(lines, 1) if pattern.search(line)]
    assert found == []
