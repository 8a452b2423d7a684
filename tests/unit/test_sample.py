"""What `make test` visits, and how `make sweep` goes on."""

from pathlib import Path

import pytest

from support.browser.sweep import Sweep
from support.site.page_sample import HEAVY, cost_of, cover, seen_in_all_stylings, shared_out

MARKS = {"/a/": {"code", "table"}, "/b/": {"code"}, "/c/": {"code", "demo"}, "/d/": {"demo"}}


def test_few_pages_have_all_that_pages_have() -> None:
    assert cover(MARKS, dict.fromkeys(MARKS, 1)) == ["/a/", "/c/"]


def test_of_pages_with_the_same_parts_the_cheap_ones_are_taken() -> None:
    assert cover(MARKS, {"/a/": 4, "/b/": 5, "/c/": 9, "/d/": 1}) == ["/d/", "/a/"]


def test_pages_that_are_visited_anyway_cover_what_they_have() -> None:
    costs = dict.fromkeys(MARKS, 1)
    assert cover(MARKS, costs, ["/d/", "/b/"]) == ["/d/", "/b/", "/a/"]


def test_a_page_in_several_stylings_is_visited_in_each_but_for_the_heavy_ones() -> None:
    several = 'data-stylings="system css"'
    one = cost_of("a" * len(several))
    assert cost_of(several) == 3 * one
    assert cost_of(several + "a" * HEAVY) == one + HEAVY


def test_all_stylings_are_seen_of_what_changed_and_of_the_lightest_page() -> None:
    several = 'data-stylings="system css"'
    markup = {
        "/light/": several,
        "/other/": several + "a",
        "/changed/": several + "aa",
        "/heavy/": several + "a" * HEAVY,
        "/one/": "",
    }
    assert seen_in_all_stylings(markup, []) == ["/light/"]
    changed = ["/changed/", "/heavy/", "/one/", "/new/"]
    assert seen_in_all_stylings(markup, changed) == ["/changed/", "/light/"]


def test_parts_cost_about_the_same() -> None:
    costs = {"/a/": 9, "/b/": 5, "/c/": 4, "/d/": 2, "/e/": 1}
    assert shared_out(costs, 2) == [["/a/", "/d/"], ["/b/", "/c/", "/e/"]]


class Look:
    """Remembers where it looked; finds a fault on some pages, and is interrupted on one."""

    def __init__(self, *faulty: str, interrupted: str = "") -> None:
        self.seen: list[str] = []
        self.faulty = faulty
        self.interrupted = interrupted

    def __call__(self, route: str) -> list[str]:
        if route == self.interrupted:
            raise KeyboardInterrupt
        self.seen.append(route)
        return [f"{route} is torn"] if route in self.faulty else []


def sweep_in(folder: Path, state: str = "one") -> tuple[Sweep, list[str]]:
    said: list[str] = []
    kept = folder / "swept" / "all.txt"
    return Sweep(kept, state, said.append, lambda: said.append("watched")), said


def test_a_sweep_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    sweep, said = sweep_in(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        sweep.over(["/a/", "/b/", "/c/"], Look(interrupted="/c/"))
    look = Look()
    assert sweep.over(["/a/", "/b/", "/c/", "/d/"], look) == []
    assert look.seen == ["/c/", "/d/"]
    assert said[-4:] == ["3 of 4: /c/", "watched", "4 of 4: /d/", "watched"]


def test_a_sweep_looks_again_at_faults_and_forgets_what_was_whole(tmp_path: Path) -> None:
    sweep, _ = sweep_in(tmp_path)
    assert sweep.over(["/a/", "/b/"], Look("/b/")) == ["/b/ is torn"]
    look = Look()
    for _again in range(2):
        assert sweep.over(["/a/", "/b/"], look) == []
    assert look.seen == ["/b/", "/a/", "/b/"]


def test_a_sweep_of_another_release_begins_again(tmp_path: Path) -> None:
    sweep_in(tmp_path)[0].over(["/a/", "/b/"], Look("/b/"))
    look = Look()
    assert sweep_in(tmp_path, "another")[0].over(["/a/", "/b/"], look) == []
    assert look.seen == ["/a/", "/b/"]
