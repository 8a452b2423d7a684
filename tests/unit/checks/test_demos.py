import pytest

from showfloor.checks.demos import check_demos
from showfloor.model import DemoFact
from small_site import SITE, mistakes, page, site


def test_demos_that_are_shown_once_are_fine() -> None:
    assert mistakes(check_demos, SITE) == []


@pytest.mark.parametrize("file", ["Grove.tsx", "Grove"])
def test_a_demo_that_no_page_shows_is_an_orphan(file: str) -> None:
    assert mistakes(check_demos, site(page("/seed/", demo_files=(file,)))) == [
        f"pages/seed/{file}: no page shows the demo Grove\n"
        "  why: it would be kept up for nobody\n"
        '  fix: write "::demo Grove" in pages/seed/index.md, or remove it'
    ]


def test_a_demo_stands_once_in_a_page() -> None:
    demos = (DemoFact(name="Grove", line=3), DemoFact(name="Grove", line=9))
    assert mistakes(check_demos, site(page("/seed/", demos=demos))) == [
        "pages/seed/index.md:9: the demo Grove is shown twice\n"
        "  why: it stands already at pages/seed/index.md:3, and its name is an anchor of the page\n"
        "  fix: remove one, or write a demo of its own for this place"
    ]
