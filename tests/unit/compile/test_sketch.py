"""A page that is shown before all of the site was read says what it will say."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from showfloor.compile import Sketch, compile_site
from showfloor.errors import ShowfloorError
from showfloor.model import Page
from tiny import copy_tiny
from workplace import inputs_at

SEED = "/acorn-kit/part-seed/"
FILE = "pages/acorn-kit/components/seed/index.md"
LATER = {"api_links": (), "place": None}
"""What is made of the API reference."""


class Refusing:
    """What no sketch may ask."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"a program was asked for {name}")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return copy_tiny(tmp_path / "site")


def without_reference(page: Page) -> dict[str, Any]:
    blocks = tuple(block for block in page.blocks if type(block).__name__ != "PlaygroundBlock")
    return {**msgspec.structs.asdict(page), **LATER, "blocks": blocks}


def test_an_added_page_is_as_it_will_be_but_for_the_reference(root: Path) -> None:
    sketch = Sketch(inputs_at(root))
    assert sketch.add(SEED)
    whole, _ = compile_site(inputs_at(root))
    drawn = sketch.site.page(SEED)
    assert drawn.demos
    assert without_reference(drawn) == without_reference(whole.page(SEED))


def test_no_program_reads_packages_for_it(root: Path) -> None:
    refusing: Any = Refusing()
    inputs = replace(inputs_at(root), extractor=refusing, errors=refusing, icons=refusing)
    assert Sketch(inputs).add(SEED)


def test_pages_keep_their_titles_in_the_navigation(root: Path) -> None:
    sketch = Sketch(inputs_at(root))
    titles = [page.frame.title for page in sketch.site.pages.values()]
    assert "Seed" in titles
    before = sketch.site
    assert not before.pages[SEED].record.key
    sketch.add(SEED)
    assert sketch.site is not before
    assert sketch.site.pages[SEED].record.key


def test_a_page_is_read_once(root: Path) -> None:
    sketch = Sketch(inputs_at(root))
    sketch.add(SEED)
    site = sketch.site
    assert sketch.add(SEED)
    assert sketch.site is site


def test_what_is_no_page_that_was_written_waits(root: Path) -> None:
    sketch = Sketch(inputs_at(root))
    assert not sketch.add("/nowhere/")
    assert sketch.add("/404.html")


def test_a_page_with_a_mistake_waits(root: Path) -> None:
    file = root / FILE
    file.write_text(file.read_text().replace("A seed waits", "::unknown\n\nA seed waits"))
    sketch = Sketch(inputs_at(root))
    assert not sketch.add(SEED)
    assert sketch.add("/about/")


def test_a_mistake_in_what_pages_share_ends_it(root: Path) -> None:
    (root / "site.toml").write_text("title = 1\n")
    with pytest.raises(ShowfloorError):
        Sketch(inputs_at(root))
