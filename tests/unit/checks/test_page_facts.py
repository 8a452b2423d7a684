"""Titles and demos."""

import pytest

from showfloor.checks.page_facts import check_demos, check_titles
from support.site.small_site import mistakes, page, site


def test_families_may_share_titles() -> None:
    first = page("/a/", family="acorn", title="Overview")
    assert mistakes(check_titles, site(first, page("/b/", family="oak", title="Overview"))) == []


@pytest.mark.parametrize("file", ["Grove.tsx", "Grove"])
def test_a_demo_that_no_page_shows_is_an_orphan(file: str) -> None:
    [mistake] = mistakes(check_demos, site(page("/seed/", demo_files=(file,))))
    assert mistake.startswith(f"pages/seed/{file}: no page shows the demo Grove\n")
