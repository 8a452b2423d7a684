"""Types are looked into at one place: `msgspec` cannot do that in two threads at once."""

import re

import pytest

from showfloor.build.build_paths import PROJECT

SOURCES = PROJECT / "src" / "showfloor"
LOOKING = re.compile(r"msgspec\.(?:\w+\.)?(?:decode|convert|Decoder)\b")
MODULES = sorted(path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*.py"))


@pytest.mark.parametrize("module", [name for name in MODULES if name != "decoding.py"])
def test_a_module_has_others_look_into_types(module: str) -> None:
    assert LOOKING.findall((SOURCES / module).read_text(encoding="utf-8")) == []


def test_the_place_is_the_only_one() -> None:
    assert LOOKING.search((SOURCES / "decoding.py").read_text(encoding="utf-8"))
