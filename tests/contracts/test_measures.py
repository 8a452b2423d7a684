"""Section 9 of the specification: the constants, the installed theme's and the shell's alike."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from showfloor.config.site import MeasuresTable
from showfloor.errors import ConfigError, ToolError
from showfloor.render.measures import (
    TARGET,
    Measures,
    ToolbarHeight,
    measures_css,
    read_measures,
    table_of,
)
from support.site.tiny_site import TINY

ROOT = Path(__file__).parents[2]
STYLES = (ROOT / "web" / "src", ROOT / "site" / "components")
WIDTH = re.compile(r"(?<!@container )\(width (?:>=|<|<=|>) ([\d.]+)r?em\)")


@pytest.fixture(scope="module")
def measures() -> Measures:
    return read_measures(ROOT / "site", table_of(ROOT / "site"))


def test_section_9_breakpoints(measures: Measures) -> None:
    assert measures.breakpoints == {"xs": 0, "sm": 600, "md": 900, "lg": 1200, "xl": 1536}


def test_section_9_layers(measures: Measures) -> None:
    assert measures.layers == {
        "mobileStepper": 1000,
        "fab": 1050,
        "speedDial": 1050,
        "appBar": 1100,
        "drawer": 1200,
        "modal": 1300,
        "snackbar": 1400,
        "tooltip": 1500,
    }


def test_section_9_shadows(measures: Measures) -> None:
    assert measures.shadows == 24


def test_section_9_spacing(measures: Measures) -> None:
    assert measures.spacing == 8


def test_section_9_toolbar(measures: Measures) -> None:
    assert measures.toolbar == (
        ToolbarHeight(queries=(), height=56),
        ToolbarHeight(queries=("(min-width:0px)", "(orientation: landscape)"), height=48),
        ToolbarHeight(queries=("(min-width:600px)",), height=64),
    )


def test_section_9_tokens_are_current(measures: Measures) -> None:
    expected = measures_css(measures, table_of(ROOT / "site").layers)
    assert TARGET.read_text(encoding="utf-8") == expected, (
        "web/src/styles/measures.gen.css is stale: run `python -m showfloor.render.measures`"
    )


def test_section_9_tokens_are_nowhere_else() -> None:
    generated = set(re.findall(r"(--[\w-]+):", TARGET.read_text(encoding="utf-8")))
    assert generated == {"--space", "--layer-header", "--layer-tooltip", "--header-height"}
    for file in stylesheets():
        if file != TARGET:
            set_here = set(re.findall(r"(--[\w-]+):", file.read_text(encoding="utf-8")))
            assert set_here & generated == set(), file.name


def test_section_9_the_shell_changes_its_layout_at_the_breakpoints(measures: Measures) -> None:
    # Media queries know no custom properties, so the figures are in the style sheets.
    breakpoints = {pixels / 16 for pixels in measures.breakpoints.values()}
    found = {(width, file.name) for file in stylesheets() for width in widths(file)}
    assert {width for width, _ in found} >= {37.5, 56.25, 75}
    assert [pair for pair in found if pair[0] not in breakpoints] == []


def test_section_9_scripts_ask_for_the_breakpoints_too(measures: Measures) -> None:
    breakpoints = {pixels / 16 for pixels in measures.breakpoints.values()}
    scripts = [f for f in (ROOT / "web" / "src").rglob("*.ts") if not f.name.endswith(".test.ts")]
    asked = [width for file in scripts for width in widths(file)]
    assert asked
    assert set(asked) <= breakpoints


def test_a_site_may_have_no_measures() -> None:
    with pytest.raises(ConfigError) as caught:
        table_of(TINY)
    assert str(caught.value) == (
        "site.toml has no [measures].\n"
        "  why: they say whose measures the shell takes over.\n"
        "  fix: add the table with `module`, `export` and `layers`."
    )


def test_a_theme_that_cannot_be_made_is_explained() -> None:
    with pytest.raises(ToolError) as caught:
        read_measures(TINY, MeasuresTable(module="react", export="createAcorn", layers={}))
    assert str(caught.value) == (
        "The theme of react cannot be read: react exports no function createAcorn.\n"
        "  why: the shell has its breakpoints, layers and heights.\n"
        "  fix: run `npm ci` in the folder of the site's package.json, or correct"
        " [measures] in site.toml."
    )


def stylesheets() -> Iterator[Path]:
    return (file for folder in STYLES for file in sorted(folder.rglob("*.css")))


def widths(file: Path) -> list[float]:
    return [float(width) for width in WIDTH.findall(file.read_text(encoding="utf-8"))]
