"""Types are looked into at one place: `msgspec` cannot do that in two threads at once."""

import re
from pathlib import Path

from support.places import PROJECT

SOURCES = PROJECT / "src" / "showfloor"
LOOKING = re.compile(r"msgspec\.(?:\w+\.)?(?:decode|convert|Decoder)\b")
PLACE = SOURCES / "decoding.py"


def looked_into(file: Path, root: Path) -> list[str]:
    """Places of a module below the root that look into types, each as `path:line: call`."""
    text, path = file.read_text(encoding="utf-8"), file.relative_to(root).as_posix()
    return [
        f"{path}:{text.count(chr(10), 0, found.start()) + 1}: {found[0]}"
        for found in LOOKING.finditer(text)
    ]


def test_a_module_that_looks_into_types_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "read.py"
    file.write_text("import msgspec\n\nmsgspec.json.decode(b'1')\nmsgspec.convert(1, int)\n")
    assert looked_into(file, tmp_path) == [
        "read.py:3: msgspec.json.decode",
        "read.py:4: msgspec.convert",
    ]


def test_modules_have_others_look_into_types() -> None:
    files = [file for file in sorted(SOURCES.rglob("*.py")) if file != PLACE]
    found = [place for file in files for place in looked_into(file, PROJECT)]
    assert not found, "\n".join(found)


def test_the_place_is_the_only_one() -> None:
    assert looked_into(PLACE, PROJECT)
