import pytest

from showfloor.checks.unused_demos import check_demos
from support.site.small_site import SITE, mistakes, page, site


def test_demos_that_are_shown_are_fine() -> None:
    assert mistakes(check_demos, SITE) == []


@pytest.mark.parametrize("file", ["Grove.tsx", "Grove"])
def test_a_demo_that_no_page_shows_is_an_orphan(file: str) -> None:
    assert mistakes(check_demos, site(page("/seed/", demo_files=(file,)))) == [
        f"pages/seed/{file}: no page shows the demo Grove\n"
        "  why: it would be kept up for nobody\n"
        '  fix: write "::demo Grove" in pages/seed/index.md, or remove it'
    ]
