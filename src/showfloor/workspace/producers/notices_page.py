"""The page of third-party works in a release, with their licenses."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from typing import Final, Self

import msgspec

from showfloor.config import SiteConfig, product_identity
from showfloor.errors import SourceError
from showfloor.markdown.tokens import slug
from showfloor.model import Block, Contents, Heading, Prose, Work
from showfloor.model.release import NOTICES
from showfloor.workspace.producers.built_in_pages import EMPTY, built_in_page, clicks
from showfloor.workspace.producers.producer import Producer, Sources
from showfloor.workspace.site_page import SitePage

OWN_LICENSE: Final = re.compile(r"(?:SEE LICENSE IN |UNLICENSED$)")
"""Declarations of packages with a license of their own."""
OPEN: Final = clicks("notices", "open")


@dataclass(frozen=True, eq=False)
class NoticesPage(Producer):
    """Makes the page once the scripts of a release are bundled."""

    sources: Sources

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Store the sources until the works are known."""
        return cls(sources)

    def pages_of_release(
        self, works: Sequence[Work], pages: Mapping[str, SitePage]
    ) -> tuple[SitePage, ...]:
        """Return the page of `works`.

        Raises `SourceError` if an author has written a page at its address.
        """
        if written := pages.get(NOTICES):
            raise SourceError(
                f"the address {NOTICES} is taken",
                path=written.facts.path,
                why="a build makes a page there, which lists the works of others with their "
                "licenses",
                fix="give the page another address",
            )
        return (_page(self.sources, works),)


def _page(sources: Sources, works: Sequence[Work]) -> SitePage:
    messages, settings = sources.config.messages, sources.config.site
    blocks = tuple(_blocks(works, sources.config))
    frame = msgspec.structs.replace(
        EMPTY,
        route=NOTICES,
        title=messages["notices.title"],
        description=messages["notices.description"],
        identity=product_identity(NOTICES, settings.rules, settings.languages.left_out),
        contents=tuple(
            Contents(id=block.id, text=block.text, level=block.level)
            for block in blocks
            if isinstance(block, Heading)
        ),
        canonical=settings.url + NOTICES if settings.url else None,
        robots=None,
    )
    return built_in_page(sources, frame, blocks)


def _blocks(works: Sequence[Work], config: SiteConfig) -> Iterator[Block]:
    messages = config.messages
    text = messages["notices.text"]
    yield Prose(html=f"<p>{escape(text)}</p>")
    other = messages["notices.own"]
    for title, group in _by_license(works, other):
        yield Heading(level=2, id=slug(title), html=escape(title), text=title)
        yield Prose(html="".join(_notices(group, messages)))


def _by_license(works: Sequence[Work], other: str) -> Iterator[tuple[str, list[Work]]]:
    """Yield the works of each license, the license with most works first."""

    def title(work: Work) -> str:
        return other if work.license is None or OWN_LICENSE.match(work.license) else work.license

    groups = [(name, list(group)) for name, group in groupby(sorted(works, key=title), title)]
    yield from sorted(groups, key=lambda group: (group[0] == other, -len(group[1]), group[0]))


def _notices(works: Iterable[Work], messages: Mapping[str, str]) -> Iterator[str]:
    """Yield a notice for each text, with all the works that have it word for word."""
    by_text: dict[tuple[tuple[str, ...], bool], list[Work]] = {}
    for work in works:
        by_text.setdefault((work.texts, work.standard), []).append(work)
    for (texts, _), sharing in by_text.items():
        names = ", ".join(f"<bdi>{escape(f'{w.name} {w.version}')}</bdi>" for w in sharing)
        notes = "".join(f"<p>{escape(note)}</p>" for note in _notes(sharing, messages))
        shown = "".join(f"<pre>{escape(text, quote=False)}</pre>" for text in texts)
        summary = f"<summary{OPEN}>{names}</summary>"
        yield f'<details class="s-license">{summary}{notes}{shown}</details>'


def _notes(works: Sequence[Work], messages: Mapping[str, str]) -> Iterator[str]:
    if any(work.changed for work in works):
        yield messages["notices.changed"]
    if any(work.standard for work in works):
        yield messages["notices.standard"]
