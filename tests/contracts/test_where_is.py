"""The table "Where is..." in `CONTRIBUTING.md` leads to files that there are."""

import re

import pytest

from showfloor.build_paths import PROJECT

TEXT = (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8")
TABLE = TEXT.partition("## Where is...")[2].partition("\n## ")[0]
ROWS = re.findall(r"^\| (?!what it does|---)(.+?) \| (.+) \|$", TABLE, re.MULTILINE)


def test_at_least_ten_behaviors_are_listed() -> None:
    assert len(ROWS) >= 10


@pytest.mark.parametrize(("behavior", "files"), ROWS)
def test_what_does_something_is_where_the_table_says(behavior: str, files: str) -> None:
    named = [re.sub("<[a-z]+>", "*", file) for file in re.findall("`([^`]+)`", files)]
    assert named, behavior
    assert [file for file in named if not list(PROJECT.glob(file))] == []
