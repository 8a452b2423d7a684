"""No documented package has an error of section 5 that the tests in `site/contracts/` miss."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from showfloor.config import load_site_config
from support.places import PROJECT, SITE_MODULES

MODULES = SITE_MODULES

AGAIN = {"esm", "modern", "legacy"}
"""Folders of the same sources in another format."""

KNOWN = {
    "The following formats are supported: #nnn": [
        "@mui/joy/node_modules/@mui/system/colorManipulator/colorManipulator.js",
        "@mui/system/colorManipulator/colorManipulator.js",
    ],
    "`vars` is a private field": ["@mui/material/styles/createThemeNoVars.js"],
}


def documented() -> set[str]:
    families = load_site_config(PROJECT / "site").families.values()
    return {pin.name for family in families for pin in family.pins}


def sources(package: str) -> Iterator[Path]:
    for file in (MODULES / package).rglob("*.js"):
        # Images, by the thousand.
        if not AGAIN & set(file.parts) and "icons-material" not in file.parts:
            yield file


@pytest.mark.parametrize("text", KNOWN)
def test_the_packages_that_throw_an_error_are_those_that_tests_know(text: str) -> None:
    found = {
        file.relative_to(MODULES).as_posix()
        for package in documented()
        for file in sources(package)
        if text in file.read_text(encoding="utf-8")
    }
    assert sorted(found) == KNOWN[text]
