"""The work of builds is counted: nothing is done twice, and an edit costs its own page only."""

from collections import Counter
from collections.abc import Iterable, Mapping

import pytest

from showfloor.model import stamp
from showfloor.work_counts import Work, forget_work, work_done
from support.site.differential import Workshop, make_workshop

# One worker runs them: they share a site, which takes a while to be built.
pytestmark = pytest.mark.xdist_group("work")

Counts = Mapping[Work, Counter[str]]

PAGE = "pages/oak-kit/components/trunk/index.md"
ROUTE = "/oak-kit/components/trunk/"
ANSWERING = "server/worker.js"
"""The program that is asked for each page."""
ONCE: tuple[Work, ...] = (
    "sources hashed",
    "pages parsed",
    "demos prepared",
    "islands drawn ltr",
    "islands drawn rtl",
    "pages rendered",
    "files compressed",
    "files written",
)


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    return make_workshop(tmp_path_factory.mktemp("work"))


@pytest.fixture(scope="module")
def cold(workshop: Workshop) -> Counts:
    return counts_of(workshop)


@pytest.fixture(scope="module")
def unchanged(workshop: Workshop, cold: Counts) -> Counts:
    return counts_of(workshop)


@pytest.fixture(scope="module")
def edited(workshop: Workshop, unchanged: Counts) -> Counts:
    with (workshop.paths.site / PAGE).open("a") as page:
        page.write("\nOne more sentence.\n")
    return counts_of(workshop)


def counts_of(workshop: Workshop) -> Counts:
    """Return the work of a build that trusts the times of files, even if they are fresh."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stamp, "SETTLED_NS", 0)
        forget_work()
        workshop.build()
        return work_done()


def more_than_once(counts: Iterable[tuple[str, int]]) -> dict[str, int]:
    return {subject: times for subject, times in counts if times > 1}


def of_pages(counts: Counter[str]) -> Counter[str]:
    return Counter({path: n for path, n in counts.items() if path.startswith("pages/")})


@pytest.mark.parametrize("work", ONCE)
def test_a_build_from_nothing_does_nothing_twice(cold: Counts, work: Work) -> None:
    assert cold[work]
    assert more_than_once(cold[work].items()) == {}


def test_each_file_of_a_page_is_read_and_tokenized_once(workshop: Workshop, cold: Counts) -> None:
    folder = workshop.paths.site
    pages = {path.relative_to(folder).as_posix() for path in folder.glob("pages/**/index.md")}
    assert of_pages(cold["texts tokenized"]) == Counter(pages)
    assert cold["pages parsed"] == Counter(pages)
    read = of_pages(cold["sources read"])
    assert pages <= {*read}
    assert more_than_once(read.items()) == {}


def test_islands_are_drawn_in_both_directions(cold: Counts) -> None:
    assert cold["islands drawn ltr"] == cold["islands drawn rtl"]


def test_programs_are_asked_once_and_workers_for_each_page(cold: Counts) -> None:
    asked = cold["questions asked"]
    workers = cold["processes started"][ANSWERING]
    assert asked[ANSWERING] == cold["pages rendered"].total() + workers
    asked = asked - Counter({ANSWERING: asked[ANSWERING]})
    # The roots of projects are derived apart from demos, when their settings are known.
    assert more_than_once(asked.items()) == {"derive/main.ts": 2}


def test_a_file_is_hashed_when_it_is_made_and_when_it_comes_from_the_cache(cold: Counts) -> None:
    assert max(cold["files hashed"].values()) == 2


def test_an_edited_page_is_all_that_is_made_again(edited: Counts) -> None:
    assert edited["sources hashed"] == {PAGE: 1}
    demo, table = PAGE.replace("index.md", "RingCount.tsx"), "exceptions.csv"
    read = [path for path in of_pages(edited["sources read"]) if not path.endswith(table)]
    assert sorted(read) == sorted((PAGE, demo))
    assert edited["pages parsed"] == {PAGE: 1}
    assert of_pages(edited["texts tokenized"]) == {PAGE: 1}
    assert edited["demos prepared"] == {}
    assert edited["islands drawn ltr"] == edited["islands drawn rtl"]
    assert edited["islands drawn ltr"] == {f"{ROUTE} RingCount-": 1, f"{ROUTE} slot-PageEnd-": 1}
    assert edited["pages rendered"] == {ROUTE: 1}
    assert edited["questions asked"] == {ANSWERING: 2}
    assert edited["processes started"] == {ANSWERING: 1, "pagefind": 1}


def test_an_edited_page_writes_no_other_page(edited: Counts) -> None:
    written = {path.removeprefix("public") for path in edited["files written"]}
    assert {path for path in written if path.endswith((".html", ".md", ".js", ".css"))} == {
        f"{ROUTE}index.html",
        f"{ROUTE}index.md",
    }


def test_nothing_is_done_where_nothing_has_changed(unchanged: Counts) -> None:
    assert {work: counts for work, counts in unchanged.items() if counts} == {}
