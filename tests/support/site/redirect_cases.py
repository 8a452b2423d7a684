"""One site with redirects, and where each of some addresses leads there: `redirects/*.csv`.

`redirects.csv` is a file as a site has it. In `cases.csv`, a status of 200 says that a page is at
the address; any other is the answer to a reader who asks for it, and `target` is where the way
ends. `static` is what a host that reads `_redirects` does, where that differs: a status, and where
the way ends.
"""

import csv
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from showfloor.config.redirect_table import load_redirects
from showfloor.config.site_tables import LanguageSettings

Answer = tuple[int, str | None]
"""Status, and where a reader is sent."""


class Case(NamedTuple):
    """What is answered at an address."""

    address: str
    answer: Answer
    static: Answer
    """By a host that reads `_redirects`."""


def _case(row: dict[str, str]) -> Case:
    answer = int(row["status"]), row["target"] or None
    status, _, target = row["static"].partition(" ")
    static = (int(status), target or None) if status else answer
    return Case(row["address"], answer, static)


FOLDER: Final = Path(__file__).parents[2] / "redirects"
SETTINGS: Final = LanguageSettings(prefixes=("zh", "pt-BR"), left_out=("/blog/", "/size-snapshot/"))
LANGUAGES: Final = SETTINGS.of_release
ROWS: Final = load_redirects(FOLDER / "redirects.csv", FOLDER, SETTINGS)
with (FOLDER / "cases.csv").open(encoding="utf-8", newline="") as file:
    CASES: Final = [_case(row) for row in csv.DictReader(file)]
PAGES: Final = [case.address for case in CASES if case.answer == (200, None)]

ADDRESSES: Final = pytest.mark.parametrize("case", CASES, ids=[case.address for case in CASES])
"""Runs a test with each case."""
