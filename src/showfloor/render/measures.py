"""Writes the sizes that the shell takes from the documented theme, so that the two stay the same.

Run `python -m showfloor.render.measures site` after updating the package that `[measures]` in
`site.toml` names; it rewrites `styles/measures.gen.css` of the shell. A test
fails when that file is stale.
"""

import re
import sys
from pathlib import Path
from typing import Final

from showfloor.config.site import MeasuresTable, load_site
from showfloor.engine_home import frontend_folder
from showfloor.errors import ConfigError
from showfloor.model.base import Model
from showfloor.node import NodeProgram, NodePrograms, find_node

TARGET: Final = frontend_folder() / "src" / "styles" / "measures.gen.css"
PROGRAM: Final = NodeProgram(
    name="measures",
    seconds=60,
    failed="The theme of {about} cannot be read: {reason}",
    why="the shell has its breakpoints, layers and heights.",
    fix="run `npm ci` in {site}, or correct [measures] in site.toml.",
)

ROOT_FONT: Final = 16
"""Pixels of a `rem` unless a reader changes it; the sizes of the shell grow with it."""

MIN_WIDTH: Final = re.compile(r"\(min-width:(\d+)px\)")

HEADER: Final = """\
/* Generated from the theme that site.toml names by `python -m showfloor.render.measures`. Do not
   edit. Lengths grow with the reader's font size; 1rem and 1em are 16 px where it is unchanged. */
"""


class ToolbarHeight(Model, frozen=True, kw_only=True):
    """The height of a toolbar in CSS pixels."""

    queries: tuple[str, ...]
    """Media queries that all have to hold."""
    height: int


class Measures(Model, frozen=True, kw_only=True):
    """The sizes of a theme in CSS pixels."""

    breakpoints: dict[str, int]
    layers: dict[str, int]
    spacing: float
    shadows: int
    """Number of shadows, without the first, which is empty."""
    toolbar: tuple[ToolbarHeight, ...]
    """Later heights override earlier ones."""


def table_of(site: Path) -> MeasuresTable:
    """Return `[measures]` of a site; raises `ConfigError` if its settings have none."""
    table = load_site(site).measures
    if table is None:
        raise ConfigError(
            "site.toml has no [measures].",
            why="they say whose measures the shell takes over.",
            fix="add the table with `module`, `export` and `layers`.",
        )
    return table


def read_measures(site: Path, table: MeasuresTable) -> Measures:
    """Return the sizes of a theme installed for a site; raises `ToolError` if it cannot be read."""
    programs = NodePrograms(find_node(), frontend_folder() / "programs")
    question = {"site": str(site.resolve()), "module": table.module, "export": table.export}
    return programs.ask(PROGRAM, question, Measures, about=table.module)


def measures_css(measures: Measures, layers: dict[str, str]) -> str:
    """Return `measures.gen.css`; `layers` has the theme's name of each layer of the shell."""
    plain = [f"--space: {_rem(measures.spacing)};"]
    plain += [f"--layer-{layer}: {measures.layers[name]};" for layer, name in layers.items()]
    rules = [*plain, *(line for one in measures.toolbar for line in _toolbar(one))]
    body = "\n".join(f"    {line}" for line in rules)
    return f"{HEADER}@layer s-tokens {{\n  :root {{\n{body}\n  }}\n}}\n"


def _toolbar(one: ToolbarHeight) -> list[str]:
    line = f"--header-height: {_rem(one.height)};"
    queries = [query for query in map(_query, one.queries) if query]
    return [f"@media {' and '.join(queries)} {{", f"  {line}", "}"] if queries else [line]


def _query(query: str) -> str:
    """Return a query in `em`; nothing for one that always matches."""
    width = MIN_WIDTH.fullmatch(query)
    if width is None:
        return query
    return f"(width >= {int(width[1]) / ROOT_FONT:g}em)" if int(width[1]) else ""


def _rem(pixels: float) -> str:
    return f"{pixels / ROOT_FONT:g}rem"


if __name__ == "__main__":
    site = Path(sys.argv[1])
    table = table_of(site)
    css = measures_css(read_measures(site, table), table.layers)
    TARGET.write_text(css, encoding="utf-8", newline="\n")
