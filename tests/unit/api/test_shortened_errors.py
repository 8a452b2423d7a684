"""Errors with codes, read from the packages that are installed."""

from dataclasses import replace
from pathlib import Path

import pytest

from showfloor.api import NodeErrorReader
from showfloor.config.error_codes import load_error_codes
from showfloor.errors import ToolError
from support.places import PROJECT
from support.site.memory_cache import MemoryCache
from support.site.workplace import PROGRAMS

# One worker runs them: each would read the packages.
pytestmark = pytest.mark.xdist_group("error-codes")

SITE = PROJECT / "site"


@pytest.fixture(scope="module")
def reader() -> NodeErrorReader:
    return NodeErrorReader(PROGRAMS, SITE, MemoryCache())


def test_section_8_errors_have_their_codes(reader: NodeErrorReader) -> None:
    written = load_error_codes(SITE)
    assert written is not None
    codes = {code.code: code for code in reader.read(written.settings.packages)}
    assert sorted(codes) == [1, 2, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21]
    assert codes[9].message.startswith("MUI: Unsupported `<color>` color.")
    assert codes[10].message.startswith("MUI: unsupported `<colorSpace>` color space.")
    assert codes[20].message.startswith("MUI: `vars` is a private field")
    assert {place.package for place in codes[19].places} == {"@mui/material", "@mui/system"}


def test_every_error_has_advice(reader: NodeErrorReader) -> None:
    written = load_error_codes(SITE)
    assert written is not None
    codes = reader.read(written.settings.packages)
    assert sorted(map(int, written.settings.advice)) == [code.code for code in codes]


def test_known_versions_are_not_read_again(tmp_path: Path) -> None:
    cache = MemoryCache()
    first = NodeErrorReader(PROGRAMS, SITE, cache).read(["@mui/utils"])
    without = replace(PROGRAMS, node="no-such-node")
    second = NodeErrorReader(without, SITE, cache).read(["@mui/utils"])
    assert [code.code for code in first] == [7]
    assert second == first


def test_a_package_that_is_not_installed_is_explained(reader: NodeErrorReader) -> None:
    with pytest.raises(ToolError) as caught:
        reader.read(["acorn-kit"])
    assert str(caught.value) == (
        "The program that reads the errors of packages failed: ENOENT: no such file or directory, "
        f"scandir '{SITE}/node_modules/acorn-kit'\n"
        "  why: The pages of error codes are made of what it finds.\n"
        "  fix: Run `npm ci` in the folder of the site's package.json, or correct the"
        " packages in error-codes.toml."
    )
