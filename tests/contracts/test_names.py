"""The engine serves any family: none is named in its code."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from support.places import PROJECT

ENGINE = (
    PROJECT / "src" / "showfloor",
    PROJECT / "web" / "src",
    PROJECT / "web" / "programs",
)
SOURCES = {".py", ".ts", ".tsx", ".mjs", ".css"}
EXTRA_NAMES = ("material", "mui", "joy")


def engine_files() -> Iterator[Path]:
    for folder in ENGINE:
        yield from (file for file in sorted(folder.rglob("*")) if file.suffix in SOURCES)


def family_names() -> list[str]:
    """Ids and names of the site's families, read from their data."""
    files = sorted((PROJECT / "site" / "families").glob("*/family.toml"))
    names = [file.parent.name for file in files]
    names += [tomllib.loads(file.read_text(encoding="utf-8"))["name"] for file in files]
    return names


def family_name() -> re.Pattern[str]:
    """What matches the name of a family."""
    # "system" is a styling and a color scheme too; as a family it is only an id in data.
    names = [name for name in (*family_names(), *EXTRA_NAMES) if name != "system"]
    return re.compile(rf"\b({'|'.join(map(re.escape, names))})\b", re.IGNORECASE)


def lines_with(pattern: re.Pattern[str], file: Path, root: Path) -> list[str]:
    """Lines of a file below the root that hold the pattern, each as `path:line: text`."""
    lines = enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
    path = file.relative_to(root).as_posix()
    return [f"{path}:{number}: {line}" for number, line in lines if pattern.search(line)]


def test_there_are_files_and_families_to_compare() -> None:
    assert len(list(engine_files())) > 50
    assert len(family_names()) > 10


def test_a_family_that_is_named_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "themes.py"
    file.write_text("PALETTES = 2\nBY_DEFAULT = 'Joy UI'\n")
    assert lines_with(family_name(), file, tmp_path) == ["themes.py:2: BY_DEFAULT = 'Joy UI'"]


def test_no_family_is_named() -> None:
    pattern = family_name()
    named = [line for file in engine_files() for line in lines_with(pattern, file, PROJECT)]
    assert not named, "\n".join(named)
