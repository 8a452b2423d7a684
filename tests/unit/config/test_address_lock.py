from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showfloor.config.address_lock import addresses_text, load_addresses
from showfloor.errors import SourceError

ANCHORS = [
    *("Autumn", "leaf", "leaf-classes-a", "leaf-classes-b", "leaf-classes-c", "size"),
    *("leaf-css-Oak-a", "leaf-css-Oak-b", "leaf-css-Oak-c", "leaf-prop-a"),
]
TEXT = """\
/
/acorn/leaf/
  Autumn
  leaf
  leaf-prop-a
  size
  leaf-classes-* leaf-css-Oak-*
    a
    b
    c
"""
ANCHOR = st.text(alphabet="ab-A", min_size=1)
PATH = st.text(alphabet="ab/", max_size=6).map(lambda path: f"/{path}")


def loaded(root: Path, text: str) -> dict[str, dict[str, int]]:
    (root / "addresses.lock").write_text(text)
    found = load_addresses(root / "addresses.lock", root)
    return {path: page.anchors for path, page in found.items()}


def test_anchors_that_begin_the_same_are_together() -> None:
    assert addresses_text({"/acorn/leaf/": ANCHORS, "/": []}) == TEXT


def test_every_address_has_its_line(tmp_path: Path) -> None:
    anchors = loaded(tmp_path, TEXT)["/acorn/leaf/"]
    assert (set(anchors), anchors["Autumn"]) == (set(ANCHORS), 3)
    assert anchors["leaf-classes-b"] == anchors["leaf-css-Oak-b"] == 9


def test_without_a_file_nothing_is_promised(tmp_path: Path) -> None:
    assert load_addresses(tmp_path / "addresses.lock", tmp_path) == {}


@given(addresses=st.dictionaries(PATH, st.lists(ANCHOR, max_size=20)))
def test_what_is_written_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, addresses: dict[str, list[str]]
) -> None:
    found = loaded(tmp_path_factory.mktemp("site"), addresses_text(addresses))
    assert {path: set(anchors) for path, anchors in found.items()} == {
        path: set(anchors) for path, anchors in addresses.items()
    }


@pytest.mark.parametrize("text", ["  a\n", "/a/\n    b\n", "/a/\n\n", "/a/\n   b\n", "/a/ \n"])
def test_a_line_that_says_nothing_is_explained(tmp_path: Path, text: str) -> None:
    with pytest.raises(SourceError, match="is no address here"):
        loaded(tmp_path, text)
