"""Which budgets a report exceeds, and what is wrong in a file of budgets."""

from pathlib import Path

import pytest

from showfloor.errors import SourceError, SourcesError
from showfloor.report.budgets import Figure, compared, load_budgets, over_budget
from showfloor.report.html_page import html_page
from showfloor.report.measures import MEASURES, Item, group_items
from showfloor.report.page_weights import PageWeight, spread_weights
from showfloor.report.site_report import SiteReport

FAMILIES = {"pine": "Pine <Kit>", "oak": "Oak"}


def weight(route: str, family: str | None, html: int) -> PageWeight:
    return PageWeight(route=route, family=family, html=html, styles=2, scripts=3, demos=0)


def invented_report() -> SiteReport:
    props = [Item("pine", f"/pine/ Cone.{name}", name != "a") for name in "abcdefgh"]
    pages = [weight("/pine/", "pine", 41_500), weight("/", None, 100)]
    return SiteReport(
        title="Trees",
        release="0123456789abcdef",
        families=FAMILIES,
        unreleased=(),
        groups={
            "coverage": {"props": group_items([*props, Item("oak", "/oak/ Nut.a", False)])},
            "dead-ends": {"pages": group_items([Item("oak", "/oak/<b>/", True)])},
            "policy": {"exceptions": group_items([Item("pine", "/pine/", True)])},
        },
        weights=spread_weights(pages),
        pages=tuple(pages),
        policy="default-src 'self'",
        policy_hosts=(),
        exceptions={"/pine/": "default-src 'none'"},
    )


def figures(root: Path, text: str) -> list[Figure]:
    (root / "budgets.toml").write_text(text)
    return compared(invented_report(), load_budgets(root, FAMILIES))


def exceeded(root: Path, text: str) -> list[str]:
    return [str(one) for one in over_budget(invented_report(), figures(root, text))]


def test_a_site_without_the_file_has_no_budgets(tmp_path: Path) -> None:
    assert load_budgets(tmp_path, FAMILIES) == []


def test_what_is_within_its_budget_is_no_mistake(tmp_path: Path) -> None:
    text = "[weights]\nhtml = 41_500\n[coverage]\nprops = 0.2\n[dead-ends]\npages = 1\n"
    assert exceeded(tmp_path, text) == []


def test_a_weight_over_its_budget_names_the_page(tmp_path: Path) -> None:
    assert exceeded(tmp_path, "[weights]\nhtml = 40_000\n") == [
        "budgets.toml:2: HTML of a page: 41,500 bytes, and the budget is 40,000 bytes\n"
        "  why: readers wait for it before they see /pine/\n"
        "  fix: split the page, or show less code in it, or change the budget"
    ]


def test_coverage_under_its_budget_names_some_of_what_is_missing(tmp_path: Path) -> None:
    assert exceeded(tmp_path, "[family.pine.coverage]\n\nprops = 0.8\n") == [
        "budgets.toml:3: Props that a demo or playground gives (Pine <Kit>): 12.5 % (1 of 8), and"
        " the budget is 80 %\n"
        "  why: readers copy code, and no code gives /pine/ Cone.b, /pine/ Cone.c, /pine/ Cone.d,"
        " /pine/ Cone.e, /pine/ Cone.f and 2 more\n"
        "  fix: give them in demos of their component's page, or change the budget"
    ]


def test_numbers_over_their_budgets_are_told(tmp_path: Path) -> None:
    found = exceeded(tmp_path, "[dead-ends]\npages = 0\n[policy]\nexceptions = 0\n")
    assert [one.partition("\n")[0] for one in found] == [
        "budgets.toml:2: Pages that no text links to: 1, and the budget is 0",
        "budgets.toml:4: Pages with another policy: 1, and the budget is 0",
    ]


def test_a_budget_for_what_a_scope_does_not_have_is_kept(tmp_path: Path) -> None:
    text = "[coverage]\ntopics = 1\n[family.oak.weights]\nhtml = 1\n"
    assert figures(tmp_path, text) == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "[weights]\nhtm = 1\n",
            'budgets.toml:2: the field "htm" is not known here\n'
            "  why: a misspelled field would be ignored without a word\n"
            '  fix: write "html"',
        ),
        (
            "[family.pine.dead-end]\npages = 1\n",
            'budgets.toml:1: the field "dead-end" is not known here\n'
            "  why: a misspelled field would be ignored without a word\n"
            '  fix: write "dead-ends"',
        ),
        (
            "[family.oak.coverage]\nprops = '80 %'\n",
            'budgets.toml:2: "props" is a text in quotes\n'
            "  why: a number is expected\n"
            "  fix: write a number",
        ),
        (
            "[family.elm.coverage]\nprops = 1\n",
            'budgets.toml:1: there is no family "elm"\n'
            "  why: its budgets would never be compared with a figure\n"
            "  fix: write one of: pine, oak",
        ),
        (
            "[coverage]\nprops = 80\n",
            'budgets.toml:2: "props" cannot be 80\n'
            "  why: it is a share from 0 to 1\n"
            "  fix: write a share, such as 0.8",
        ),
        (
            "[family.pine.weights]\nhtml = -1\n",
            'budgets.toml:2: "html" cannot be -1\n'
            "  why: no figure is below 0\n"
            "  fix: write 0 or more",
        ),
    ],
)
def test_a_mistake_of_the_file_is_told_with_its_line(
    tmp_path: Path, text: str, message: str
) -> None:
    with pytest.raises((SourceError, SourcesError)) as caught:
        figures(tmp_path, text)
    assert str(caught.value) == message


def test_the_page_shows_budgets_and_escapes_everything(tmp_path: Path) -> None:
    page = html_page(invented_report(), figures(tmp_path, "[weights]\nhtml = 1\nstyles = 2\n"))
    assert "<p>1 of 2 are kept.</p>" in page
    assert '<td class="number">41,500 bytes<small class="over">exceeded</small></td>' in page
    assert "Pine &lt;Kit&gt;" in page
    assert "<code>/oak/&lt;b&gt;/</code>" in page
    assert "default-src &#x27;none&#x27;" in page
    assert "<script" not in page


def test_the_guide_has_every_measure() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "report.md").read_text(encoding="utf-8")
    for one in MEASURES:
        assert f"`{one.field}` | " in guide
