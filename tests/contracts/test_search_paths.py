"""The engine and the scripts of pages agree on where a search loads its files, and their form."""

import re

import pytest

from showfloor.model.search_paths import INDEX, TEXT_WORKER
from showfloor.model.symbol_index import SEARCH_VERSION
from showfloor.workspace import SEARCH
from support.places import PROJECT

WEB = PROJECT / "web" / "src"


@pytest.mark.parametrize(
    ("file", "name", "value"),
    [
        ("search/indexPath.ts", "indexPath", f'"{INDEX}"'),
        ("search/files.client.ts", "version", str(SEARCH_VERSION)),
        ("search/textSearch.client.ts", "workerPath", f'"{TEXT_WORKER}"'),
        ("search/SearchLink.tsx", "searchRoute", f'"{SEARCH}"'),
    ],
)
def test_both_sides_say_the_same(file: str, name: str, value: str) -> None:
    text = (WEB / file).read_text(encoding="utf-8")
    found = re.search(rf"const {name} = (.+);", text)
    assert found is not None
    assert found[1] == value
