"""Every page of the site, as two very different readers see it, and every demo in a frame.

Demos without a fault are noted where a build looks for them, so that their menus can say what they
were checked for.
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser

from showfloor.build.checked import FOLDER, note_checked
from showfloor.build.workshop import PROJECT
from showfloor.model import DemoData
from soundness import DEMO_RULES, RULES, Rule, contradictions
from visit import Reader, Visit, framed_demos, routes_of, visit_all_stylings

pytestmark = pytest.mark.browser

DESKTOP = Reader(width=1280, scheme="light", direction="ltr", phone=False)
PHONE = Reader(width=360, scheme="dark", direction="rtl", phone=True)

READERS = pytest.mark.parametrize(
    "reader", [DESKTOP, PHONE], ids=["light-desktop", "dark-rtl-phone"]
)
# Halves, because two workers are quicker than one.
HALVES = pytest.mark.parametrize("half", [0, 1])


@HALVES
@READERS
def test_every_page_is_sound(
    browser: Browser, site_url: str, dist: Path, reader: Reader, half: int
) -> None:
    visits = visit_all_stylings(browser, dist, site_url, reader, routes_of(dist)[half::2])
    note(dist, reader, passed(visits, RULES, lambda visit: visit.seen["demos"]))
    found = contradictions(visits)
    assert not found, "\n".join(found)


@READERS
def test_every_framed_demo_is_sound(
    browser: Browser, site_url: str, dist: Path, reader: Reader
) -> None:
    visits = visit_all_stylings(browser, dist, site_url, reader, framed_demos(dist))
    note(dist, reader, passed(visits, DEMO_RULES, lambda visit: [f"{visit.route}demo.json"]))
    found = contradictions(visits, DEMO_RULES)
    assert not found, "\n".join(found)


def passed(
    visits: Sequence[Visit], rules: Sequence[Rule], demos_of: Callable[[Visit], Sequence[str]]
) -> set[str]:
    """Return the data of the demos that stood on no page with a fault, in any styling."""
    faulty = [visit for visit in visits if contradictions([visit], rules)]
    failed = {path for visit in faulty for path in demos_of(visit)}
    return {path for visit in visits for path in demos_of(visit)} - failed


def note(dist: Path, reader: Reader, demos: Iterable[str]) -> None:
    """Leave word of the demos that this reader found without a fault."""
    conditions = {reader.scheme, *({"rtl"} if reader.direction == "rtl" else ())}
    for path in demos:
        content = (dist / "current" / "public" / path[1:]).read_bytes()
        for condition in conditions:
            key = msgspec.json.decode(content, type=DemoData).key
            note_checked(PROJECT / ".showfloor" / FOLDER, key, condition)
