"""Markdown to a page's blocks: the rules in their order, and the way through them."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
from markdown_it.token import Token

from showfloor.markdown.context import Beside, Context, Rule
from showfloor.markdown.document import DemoUse, Document
from showfloor.markdown.place import Place
from showfloor.markdown.prose import render_prose
from showfloor.markdown.rules.callout import callout
from showfloor.markdown.rules.catalog import catalog
from showfloor.markdown.rules.catalog_filter import catalog_filter
from showfloor.markdown.rules.comment import comment
from showfloor.markdown.rules.component import component
from showfloor.markdown.rules.demo import demo
from showfloor.markdown.rules.features import features
from showfloor.markdown.rules.fence import fence, indented
from showfloor.markdown.rules.heading import heading
from showfloor.markdown.rules.icons import icons
from showfloor.markdown.rules.install import install
from showfloor.markdown.rules.search import search
from showfloor.markdown.rules.table import table
from showfloor.markdown.rules.tabs import tabs
from showfloor.markdown.sections import Section, named_props, sections_of
from showfloor.markdown.tokens import MAX_NESTING, HeadingIds, tokenize
from showfloor.model.blocks import Block, Prose

RULES: tuple[tuple[str, Rule], ...] = (
    ("heading_open", heading),
    ("fence", fence),
    ("code_block", indented),
    ("table_open", table),
    ("html_block", comment),
    (":::info", callout),
    (":::success", callout),
    (":::warning", callout),
    (":::error", callout),
    (":::tabs", tabs),
    (":::features", features),
    (":::search", search),
    ("::install", install),
    ("::demo", demo),
    ("::component", component),
    ("::icons", icons),
    ("::catalog", catalog),
    ("::catalog-filter", catalog_filter),
)
"""What a block begins with, and the rule that reads it. Blocks without a rule are prose."""


NO_FILES = Beside()
NO_RULES: Mapping[str, Rule] = {}


def parse(
    body: str,
    *,
    path: Path,
    first_line: int,
    beside: Beside = NO_FILES,
    own: Mapping[str, Rule] = NO_RULES,
    plans: Collection[str] = (),
) -> Document:
    """Return a page's body as blocks, with everything that it refers to.

    `path` is the file relative to the site's folder and `first_line` the line of the file at
    which the body begins; `beside` are the files that its code blocks can show, `own` are the
    rules of the site's own directives, and `plans` are the plans that headings can name. Raises
    the first `SourceError` that it finds.
    """
    start = Place(path, first_line)
    tokens = tokenize(body, start)
    _check_nesting(tokens, start)
    context = Context(
        start, {**dict(RULES), **own}, render_prose, HeadingIds(tokens, start), beside, plans
    )
    blocks = context.blocks(tokens)
    sections = sections_of(tokens, start)
    return Document(
        blocks=blocks,
        sections=sections,
        lead=_lead(blocks),
        headings=tuple(context.headings),
        links=tuple(context.links),
        images=tuple(context.images),
        demos=tuple(_with_sections(context.demos, sections)),
        components=tuple(context.components),
        directives=tuple(sorted({*context.directives})),
        checked=tuple(context.checked),
        icons=tuple(context.icons),
        catalogs=tuple(context.catalogs),
        searches=tuple(context.searches),
    )


def _with_sections(demos: Iterable[DemoUse], sections: Iterable[Section]) -> Iterator[DemoUse]:
    around = {demo: section for section in sections for demo in section.demos}
    for use in demos:
        section = around[use.name]
        named = {name for span in section.code for name in named_props(span.text)}
        yield msgspec.structs.replace(use, named=tuple(sorted(named)), section=section.heading)


def _lead(blocks: Sequence[Block]) -> str:
    match blocks:
        case [Prose(html=html), *_] if html.startswith("<p>"):
            return html.removeprefix("<p>").partition("</p>")[0]
        case _:
            return ""


def _check_nesting(tokens: list[Token], start: Place) -> None:
    for token in tokens:
        if token.level >= MAX_NESTING - 1 and token.nesting == 1:
            raise start.after(token.map[0] if token.map else 0).error(
                f"blocks are nested more than {MAX_NESTING // 2} deep",
                why="the text inside would be lost",
                fix="write it as separate lists, quotes or containers",
            )
