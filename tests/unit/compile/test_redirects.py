import pytest

from showfloor.compile import standing_redirects, waiting_notice
from showfloor.model import RedirectRow
from small_site import site

OAK = "/acorn/part-oak/"


def settled(source: str, target: str, *, planned: bool = True) -> list[tuple[str, str]]:
    """What readers follow of one row."""
    row = RedirectRow(source=source, target=target, status=301, line=2, planned=planned)
    return [(r.source, r.target) for r in standing_redirects(site(redirects=(row,))).rows]


@pytest.mark.parametrize(
    "target", [OAK, f"{OAK}#leaves", "/leaf.svg", "https://a.example/#b", "/acorn/:name"]
)
def test_a_planned_row_begins_to_work_when_its_page_is_there(target: str) -> None:
    assert settled("/old/:name", target) == [("/old/:name", target)]


@pytest.mark.parametrize("target", ["/next/", "/next/#top", "/next/?a=b", "/next/:name"])
def test_a_planned_row_waits_for_its_page(target: str) -> None:
    assert settled("/old/:name", target) == []


def test_a_planned_row_that_leads_to_rows_that_wait_waits_with_them() -> None:
    rows = [("/oldest/*", "/old/:splat"), ("/old/*", "/new/:splat"), ("/new/*", "/next/:splat")]
    planned = [
        RedirectRow(source=source, target=target, status=301, line=line, planned=True)
        for line, (source, target) in enumerate(rows, 2)
    ]
    assert standing_redirects(site(redirects=tuple(planned))).rows == ()


def test_a_planned_row_waits_as_long_as_its_old_address_is_a_page() -> None:
    assert settled(OAK, "/") == []


def test_a_planned_anchor_that_is_missing_leads_to_the_page() -> None:
    assert settled("/old/", f"{OAK}#bark") == [("/old/", OAK)]


def test_other_rows_stay_as_they_are() -> None:
    assert settled("/old/", "/next/#a", planned=False) == [("/old/", "/next/#a")]


@pytest.mark.parametrize(
    ("targets", "notice"),
    [
        (["/"], None),
        (["/next/"], "1 planned redirect waits in redirects.csv for pages that are not there yet."),
        (
            ["/next/", "/later/"],
            "2 planned redirects wait in redirects.csv for pages that are not there yet.",
        ),
    ],
)
def test_rows_that_wait_are_counted(targets: list[str], notice: str | None) -> None:
    rows = tuple(
        RedirectRow(source=f"/old-{line}/", target=target, status=301, line=line, planned=True)
        for line, target in enumerate(targets, 2)
    )
    assert waiting_notice(site(redirects=rows)) == notice
