"""Pages of the site, as two very different readers see them, and demos in a frame.

`make test` visits a page of every kind and those of a change, `make sweep` every page. Demos
without a fault are noted where a build looks for them, so that their menus can say what they were
checked for.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser

from showfloor.build.build_paths import PROJECT
from showfloor.build.checked import FOLDER, note_checked
from showfloor.model import DemoData
from soundness import DEMO_RULES, RULES, Rule, contradictions
from sweeping import Sweep
from visit import Reader, Visit, all_routes, framed_demos, visit_all_stylings

pytestmark = pytest.mark.browser

DESKTOP = Reader(width=1280, scheme="light", direction="ltr", phone=False)
PHONE = Reader(width=360, scheme="dark", direction="rtl", phone=True)

READERS = pytest.mark.parametrize(
    "reader", [DESKTOP, PHONE], ids=["light-desktop", "dark-rtl-phone"]
)
# Halves, because two workers are quicker than one.
HALVES = pytest.mark.parametrize("half", [0, 1])


@dataclass(frozen=True)
class Sight:
    """What a reader goes through, and how it is judged."""

    browser: Browser
    dist: Path
    site_url: str
    reader: Reader

    def of_pages(self, routes: Sequence[str]) -> list[str]:
        """Visit pages; return what is wrong with them."""
        return self._faults(routes, RULES, lambda visit: visit.seen["demos"])

    def of_demos(self, routes: Sequence[str]) -> list[str]:
        """Visit framed demos; return what is wrong with them."""
        return self._faults(routes, DEMO_RULES, lambda visit: [f"{visit.route}demo.json"])

    def _faults(
        self,
        routes: Sequence[str],
        rules: Sequence[Rule],
        demos_of: Callable[[Visit], Sequence[str]],
    ) -> list[str]:
        visits = visit_all_stylings(self.browser, self.dist, self.site_url, self.reader, routes)
        note(self.dist, self.reader, passed(visits, rules, demos_of))
        return contradictions(visits, rules)


@pytest.fixture
def sight(browser: Browser, dist: Path, site_url: str, reader: Reader) -> Sight:
    return Sight(browser, dist, site_url, reader)


@HALVES
@READERS
def test_a_page_of_every_kind_is_sound(
    sight: Sight, sampled_pages: Sequence[str], half: int
) -> None:
    found = sight.of_pages(sampled_pages[half::2])
    assert not found, "\n".join(found)


@READERS
def test_a_framed_demo_of_every_kind_is_sound(sight: Sight, sampled_demos: Sequence[str]) -> None:
    found = sight.of_demos(sampled_demos)
    assert not found, "\n".join(found)


@pytest.mark.sweep
@HALVES
@READERS
def test_every_page_is_sound(sight: Sight, dist: Path, half: int, sweep: Sweep) -> None:
    found = sweep.over(all_routes(dist)[half::2], lambda route: sight.of_pages([route]))
    assert not found, "\n".join(found)


@pytest.mark.sweep
@READERS
def test_every_framed_demo_is_sound(sight: Sight, dist: Path, sweep: Sweep) -> None:
    found = sweep.over(framed_demos(dist), lambda route: sight.of_demos([route]))
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
