"""All that `showfloor new page --component` writes into a site."""

import difflib
import re
import shutil
from pathlib import Path

import msgspec
import pytest

from showfloor.api.exports import ExportedComponent
from showfloor.cli.component_files import ComponentPage, component_files
from showfloor.config.family import load_family
from showfloor.errors import ConfigError, SourceError
from support.site.differential import WHOLE

FAMILY = "families/acorn-kit"
FOLDER = "pages/acorn-kit/components/cup"
CUP = ExportedComponent(
    name="Cup", package="acorn-kit", code="import { Cup } from 'acorn-kit';", children=True
)
PAGE = """\
---
title: Cup
description: "TODO: what Cup is for, in one sentence that a search result can show."
components: [Cup]
packages: ['acorn-kit']
terms:
  - "TODO: what readers search for 1"
  - "TODO: what readers search for 2"
  - "TODO: what readers search for 3"
  - "TODO: what readers search for 4"
---

TODO: say what it is for, and when something else serves better.

## Basic use

TODO: show the way with a demo, then say what happens and why.

::demo CupBasic
"""
DEMO = """\
import { Cup } from 'acorn-kit';

export default function CupBasic() {
  return <Cup>TODO: text</Cup>;
}
"""
CARD = '{ name = "Cup", page = "/acorn-kit/part-cup/", line = "TODO: what it is for" },'


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return shutil.copytree(WHOLE, tmp_path / "site")


def page_in(
    site: Path,
    component: ExportedComponent = CUP,
    *,
    title: str = "Cup",
    group: str | None = None,
) -> ComponentPage:
    return ComponentPage(
        site=site,
        family=load_family(site / FAMILY, site),
        folder=Path(FOLDER),
        route="/acorn-kit/part-cup/",
        siblings="/acorn-kit/part-",
        title=title,
        component=component,
        group=group,
    )


def added(site: Path, page: ComponentPage) -> dict[str, str]:
    """Return the lines that each file gets; none may go."""
    lines: dict[str, str] = {}
    for path, text in component_files(page).items():
        before = (site / path).read_text() if (site / path).exists() else ""
        changes = [*difflib.ndiff(before.splitlines(keepends=True), text.splitlines(keepends=True))]
        lines[path.as_posix()] = "".join(line[2:] for line in changes if line[0] == "+")
    return lines


def test_every_part_of_a_family_gets_what_the_page_needs(site: Path) -> None:
    assert added(site, page_in(site)) == {
        f"{FOLDER}/index.md": PAGE,
        f"{FOLDER}/CupBasic.tsx": DEMO,
        f"{FAMILY}/api.toml": 'components = ["Branch", "Cup", "Seed"]\n',
        f"{FAMILY}/playground.toml": '\n[components.Cup]\nchildren = "TODO: text"\n',
        f"{FAMILY}/catalog.toml": f"  {CARD}\n",
        f"{FAMILY}/specimens/Cup.tsx": DEMO.replace("CupBasic", "CupSpecimen"),
        "navigation/acorn-kit.toml": (
            'pathname = "/acorn-kit/part-cup/"\ntitle = "Cup"\n\n[[items.children]]\n'
        ),
    }


def test_a_page_lists_terms_where_others_of_its_product_do(site: Path) -> None:
    for path in (site / "pages/acorn-kit").rglob("index.md"):
        path.write_text(path.read_text().replace("\nterms:", "\nkeywords:"))
    page = added(site, page_in(site))[f"{FOLDER}/index.md"]
    assert page == re.sub(r"terms:\n(  - .*\n)+", "", PAGE)


def test_a_family_with_pages_alone_gets_the_page_its_demo_and_its_place(site: Path) -> None:
    for name in ("api.toml", "catalog.toml"):
        (site / FAMILY / name).unlink()
    assert sorted(added(site, page_in(site))) == [
        "navigation/acorn-kit.toml",
        f"{FOLDER}/CupBasic.tsx",
        f"{FOLDER}/index.md",
    ]


def test_a_navigation_that_is_made_from_pages_is_not_written(site: Path) -> None:
    shutil.rmtree(site / "navigation")
    assert "navigation/acorn-kit.toml" not in added(site, page_in(site))


def test_a_navigation_with_a_mistake_is_left_alone(site: Path) -> None:
    (site / "navigation/acorn-kit.toml").write_text("items = ")
    with pytest.raises(SourceError, match=r"^navigation/acorn-kit.toml:1: not valid TOML: "):
        component_files(page_in(site))


def test_what_is_there_is_not_written_again(site: Path) -> None:
    for path, text in component_files(page_in(site)).items():
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        (site / path).write_text(text)
    again = [path.as_posix() for path in component_files(page_in(site))]
    assert again == [f"{FOLDER}/index.md", f"{FOLDER}/CupBasic.tsx"]


def test_a_component_without_children_is_written_so(site: Path) -> None:
    bare = ExportedComponent(name="Cup", package="acorn-kit", code=CUP.code, children=False)
    lines = added(site, page_in(site, bare))
    assert "  return <Cup />;\n" in lines[f"{FOLDER}/CupBasic.tsx"]
    assert lines[f"{FAMILY}/playground.toml"] == (
        "\n[components.Cup]\n# TODO: the props with which it looks like a part of a product\n"
    )


def test_a_card_with_another_title_names_its_specimen(site: Path) -> None:
    lines = added(site, page_in(site, title="Cups of “oaks”"))
    assert '{ name = "Cups of “oaks”", ' in lines[f"{FAMILY}/catalog.toml"]
    assert lines[f"{FAMILY}/catalog.toml"].endswith(', specimen = "Cup" },\n')


def test_a_group_that_lists_names_of_the_reference_gets_the_name(site: Path) -> None:
    catalog = site / FAMILY / "catalog.toml"
    catalog.write_text(f'{catalog.read_text()}\n[[groups]]\nname = "All"\nreference = ["Seed"]\n')
    lines = added(site, page_in(site, group="All"))
    assert lines[f"{FAMILY}/catalog.toml"] == 'reference = ["Cup", "Seed"]\n'


def test_a_group_that_takes_all_components_has_the_card_already(site: Path) -> None:
    catalog = site / FAMILY / "catalog.toml"
    catalog.write_text('[[groups]]\nname = "All"\nreference = "component"\n')
    lines = added(site, page_in(site))
    assert f"{FAMILY}/catalog.toml" not in lines
    assert f"{FAMILY}/specimens/Cup.tsx" in lines


def test_a_group_that_the_catalog_does_not_have_is_refused(site: Path) -> None:
    with pytest.raises(ConfigError) as refused:
        component_files(page_in(site, group="Part"))
    assert str(refused.value) == (
        'The catalog of Acorn Kit has no group "Part" that lists cards.\n'
        "  why: the groups are Parts.\n"
        '  fix: did you mean "Parts"? use one of these names.'
    )


def test_the_demo_of_a_part_is_named_without_its_dot() -> None:
    assert [one.demo for one in (CUP, msgspec.structs.replace(CUP, name="Cup.Rim"))] == [
        "CupBasic",
        "CupRimBasic",
    ]
