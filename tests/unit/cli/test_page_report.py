"""The report on one page, on the tiny site and in 80 columns."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from showfloor.check.page_report import playground_note
from showfloor.check.site import PageChecks
from showfloor.cli import main
from showfloor.cli.page_report import summary_lines
from showfloor.model.playground import PlaygroundBlock
from showfloor.page_checks import Finding, FindingKind
from showfloor.workspace import Playgrounds, Workspace
from showfloor.workspace.producers import Producers
from showfloor.workspace.producers.playgrounds import PlaygroundMap
from support.site.tiny_site import copy_tiny
from support.site.workplace import inputs_at

SEED = "/acorn-kit/part-seed/"
FILE = "pages/acorn-kit/components/seed/index.md"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return copy_tiny(tmp_path / "site")


def report(site: Path, route: str = SEED) -> Result:
    arguments = ["check", str(site), "--work", str(site.parent / "work"), "--page", route]
    return CliRunner().invoke(main, arguments)


def edit(site: Path, matter: str, more: str = "") -> None:
    text = (site / FILE).read_text().replace("title: Seed\n", f"title: Seed\n{matter}")
    (site / FILE).write_text(text + more)


def test_a_page_without_terms_is_reported_on(site: Path) -> None:
    text = (site / FILE).read_text()
    (site / FILE).write_text(text.replace("::demo DayCounter", "::demo DayCounter code=hidden"))
    result = report(site)
    assert result.exit_code == 0
    assert result.output == (
        f"Seed  {SEED}\n"
        f"{site.as_posix()}/{FILE}\n"
        "\n"
        "  title          4 of 70 characters\n"
        "  description   38 of 160 characters\n"
        "\n"
        "Terms, each with its place in the search (at most 3):\n"
        "  none: the page is not held to the checks of pages yet\n"
        "\n"
        "Demos: 2 of 2 are short enough to be shown whole\n"
        "\n"
        "Demos that show no code: 1\n"
        f"  {site.as_posix()}/{FILE}\n"
        "      8  the demo DayCounter shows no code\n"
        "  why: readers copy what they see, and leave a page whose demos hide it\n"
        "  fix: make it short enough for an excerpt, or write code=expanded\n"
        "\n"
        "Nothing stops a build. Once the page has terms, 1 of these would.\n"
    )


def test_terms_are_told_with_their_place_in_the_search(site: Path) -> None:
    edit(site, "terms: [seed leaves, auction of umbrellas, count the days, seed in spring]\n")
    result = report(site)
    assert result.exit_code == 1
    assert (
        "Terms, each with its place in the search (at most 3):\n     1  seed leaves\n"
    ) in result.output
    assert "\n! none  auction of umbrellas\n" in result.output
    assert result.output.endswith(" a build or the tests.\n")


def test_long_demos_are_counted_and_told(site: Path) -> None:
    lines = "".join(f"      <p>{number}</p>\n" for number in range(30))
    (site / FILE).with_name("DayCounter.tsx").write_text(
        f"export default function DayCounter() {{\n  return (\n    <>\n{lines}    </>\n  );\n}}\n"
    )
    output = report(site).output
    assert "\n  DayCounter.tsx                           shows 4-23 of 36 lines\n" in output


def test_a_mistake_of_the_page_stops_a_build(site: Path) -> None:
    edit(site, "", "\n[Gone](/gone/)\n")
    result = report(site)
    assert result.exit_code == 1
    assert f'\n{site / FILE}:18: dead link "/gone/"\n  why: ' in result.output
    assert result.output.endswith("\n1 stops a build or the tests.\n")


def test_no_line_is_longer_than_a_terminal(site: Path) -> None:
    demo = "DayCounter" * 6
    text = (site / FILE).read_text().replace("::demo DayCounter", "::demo DayCounter code=hidden")
    (site / FILE).write_text(text.replace("DayCounter", demo))
    (site / FILE).with_name("DayCounter.tsx").rename((site / FILE).with_name(f"{demo}.tsx"))
    lines = report(site).output.replace(f"{site.as_posix()}/", "").splitlines()
    assert max(map(len, lines)) <= 80


def test_a_route_without_a_page_is_explained(site: Path) -> None:
    result = report(site, "/acorn-kit/part-sed/")
    assert result.exit_code == 1
    assert result.stderr == (
        "\n/acorn-kit/part-sed/ is no page.\n"
        "  why: only pages that somebody writes have a report and demos.\n"
        f"  fix: did you mean {SEED}?\n\n"
    )


def finding(kind: FindingKind) -> Finding:
    return Finding(kind=kind, what="w", path="p", line=1, why="y", fix="f")


def test_the_findings_of_all_pages_are_counted_by_kind() -> None:
    found = {"/a/": [finding("prop"), finding("demo")], "/b/": [finding("prop")], "/c/": []}
    assert list(summary_lines(PageChecks(held=4, findings=found))) == [
        "Pages held to all checks by their terms: 4. Findings on 2 others:",
        "      2  Props that a section names and no visible code shows",
        "      1  Demos that show no code",
        "`showfloor check --page ROUTE` lists those of a page.",
    ]


def test_nothing_is_said_where_nothing_is_found() -> None:
    assert list(summary_lines(PageChecks(held=1, findings={"/a/": []}))) == []


def playground_line(site: Path, playgrounds: PlaygroundMap) -> str | None:
    """What is said of the playground of the seed, if these are those of the site."""
    compiled = Workspace(inputs_at(site)).update()
    told = replace(compiled, producers=Producers((Playgrounds(playgrounds),)))
    return playground_note(told, told.pages[SEED])


def test_a_report_names_the_page_that_has_the_playground_of_a_component(site: Path) -> None:
    seed = PlaygroundBlock(
        key="acorn-kit/Seed", name="Seed", family="acorn-kit", imports={}, controls=()
    )
    assert playground_line(site, PlaygroundMap()) is None
    assert playground_line(site, PlaygroundMap(blocks={SEED: seed})) == "of Seed"
    assert playground_line(site, PlaygroundMap(blocks={"/about/": seed})) == (
        "none: /about/ has that of Seed"
    )
    reason = PlaygroundMap(missing={"acorn-kit/Seed": "it has no props"})
    assert playground_line(site, reason) == "none of Seed: it has no props"
