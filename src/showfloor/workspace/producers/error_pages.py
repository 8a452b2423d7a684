"""Pages of the errors that production builds shorten: a list of all, and a page for each.

The address of an error page has the arguments of one case, as `args[]=value`; a script writes them
into the elements that `data-arg` marks.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from pathlib import Path
from typing import ClassVar, Final, Self

import msgspec

from showfloor.api.shortened_errors import ErrorCode, ErrorPart
from showfloor.config.error_codes import FILE, ErrorsFile
from showfloor.errors import SourceError, raise_all
from showfloor.fingerprint import engine_code, key_of
from showfloor.markdown import Document, LinkUse, parse
from showfloor.model.blocks import Block, Heading, Prose
from showfloor.model.navigation import PageLink
from showfloor.model.page import Page
from showfloor.sources import FrontMatter
from showfloor.workspace.inputs import Inputs
from showfloor.workspace.page_record import PageBody, PageFacts, PageLines, PageRecord
from showfloor.workspace.producers.built_in_pages import clicks
from showfloor.workspace.producers.producer import Producer, Sources
from showfloor.workspace.read_pages import store_blocks

DESCRIPTION_LIMIT = 160
SCRIPT = "errors"

THROWN = "thrown"
"""Id of the list of packages that throw an error."""

LIST = clicks("errors", "list")
OPEN = clicks("errors", "open", "{href}")

MARKED: Final = re.compile(r"`([^`]+)`|\[([^\[\]]+)\]\((https?://[^\s()\ue000]+)\)")
"""Markdown in messages of packages: code, and links to other sites."""

PLACE: Final = re.compile("\ue000(\\d+)\ue001")
"""Placeholder of an argument while the text around it is read as Markdown."""


@dataclass(frozen=True, kw_only=True, eq=False)
class ErrorPages(Producer):
    """Makes the records of these pages, and their blocks if the cache has lost them."""

    independent: ClassVar[bool] = True

    inputs: Inputs
    messages: Mapping[str, str]
    route: str = ""
    """Route of the list of all errors."""
    codes: Sequence[ErrorCode] = ()
    """Empty in a site that explains no errors."""
    advice: Mapping[int, Document] = field(default_factory=dict)
    """Advice of the site, by code."""
    link_targets: Mapping[str, LinkUse] = field(default_factory=dict)
    """Replacements for links of messages, by their addresses."""

    @classmethod
    def pending(cls, sources: Sources) -> Self:
        """Make no pages; reads no packages."""
        return cls(inputs=sources.inputs, messages=sources.config.messages)

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Read the errors of packages.

        Raises `SourcesError` for advice that cannot be shown, `ToolError` where the packages
        cannot be read.
        """
        inputs, messages = sources.inputs, sources.config.messages
        file = sources.config.errors
        if file is None:
            return cls.pending(sources)
        codes = inputs.errors.read(file.settings.packages)
        raise_all(_unknown(file, codes))
        return cls(
            inputs=inputs,
            messages=messages,
            route=file.settings.route,
            codes=codes,
            advice={
                int(code): parse(text, path=Path(FILE), first_line=file.file.line(("advice", code)))
                for code, text in file.settings.advice.items()
            },
            link_targets={
                address: LinkUse(href=href, line=file.file.line(("links", address)))
                for address, href in file.settings.links.items()
            },
        )

    def frame(self, frame: Page, page: PageFacts) -> Page:
        """Return an error page with its script, which reads the arguments of an error."""
        return msgspec.structs.replace(frame, script=SCRIPT) if page.path == FILE else frame

    @cached_property
    def records(self) -> dict[str, PageRecord]:
        """Record of every page, by file and route."""
        return {f"{FILE} {one[0]}": self._record(*one) for one in self._documents()}

    def blocks(self, page: PageFacts) -> tuple[Block, ...] | None:
        """Return the blocks of a page."""
        if page.path != FILE:
            return None
        return {route: document for route, document, _ in self._documents()}[page.route].blocks

    def links(self) -> tuple[PageLink, ...]:
        """Return the title and the route of the page of each error."""
        return tuple(PageLink(title=self._title(c), href=self._route(c)) for c in self.codes)

    def files(self) -> dict[str, bytes]:
        """Return a file with the message of each error as HTML, by code, for editors of demos."""
        messages = {str(code.code): _message_content(code, self._links) for code in self.codes}
        return {f"{self.route}codes.json": msgspec.json.encode(messages)} if messages else {}

    @property
    def _links(self) -> dict[str, str]:
        return {address: link.href for address, link in self.link_targets.items()}

    def _documents(self) -> Iterator[tuple[str, Document, FrontMatter]]:
        if self.codes:
            yield self.route, self._index(), self._index_matter()
        for code in self.codes:
            yield self._route(code), self._document(code), self._matter(code)

    def _route(self, code: ErrorCode) -> str:
        return f"{self.route}{code.code}/"

    def _title(self, code: ErrorCode) -> str:
        return self.messages["errors.title"].replace("{code}", str(code.code))

    def _index(self) -> Document:
        rows = [(code, self._route(code)) for code in self.codes]
        intro = parse(self.messages["errors.text"], path=Path(FILE), first_line=1).blocks
        links = tuple(LinkUse(href=route, line=1) for _, route in rows)
        unknown = self.messages["errors.unknown"]
        codes = Prose(html=_code_list(rows, unknown, self._links))
        return Document(blocks=(*intro, codes), links=links)

    def _document(self, code: ErrorCode) -> Document:
        advice = self.advice.get(code.code, Document(blocks=()))
        where = self.messages["errors.thrown"]
        back = f'<p><a href="{self.route}"{LIST}>{self.messages["errors.all"]}</a></p>'
        return Document(
            blocks=(
                Prose(
                    html=f'<p class="error-message" data-error="{code.code}">'
                    f"{_message_content(code, self._links)}</p>"
                ),
                *advice.blocks,
                Heading.of_text(2, THROWN, where),
                Prose(html=f"{_places_list(code)}{back}"),
            ),
            links=(
                *(
                    self.link_targets[one]
                    for one in sorted(_links_of(code) & self.link_targets.keys())
                ),
                *advice.links,
                LinkUse(href=self.route, line=1),
            ),
        )

    def _matter(self, code: ErrorCode) -> FrontMatter:
        # In one line, without marks, with a name in brackets for an argument.
        message = " ".join(code.message.split())
        text = MARKED.sub(lambda match: match[1] or match[2], message)
        shown = text if len(text) <= DESCRIPTION_LIMIT else f"{text[: DESCRIPTION_LIMIT - 1]}…"
        return FrontMatter(title=self._title(code), description=shown, navigation=False)

    def _index_matter(self) -> FrontMatter:
        text = self.messages["errors.index.description"].replace("{count}", str(len(self.codes)))
        return FrontMatter(title=self.messages["errors.index"], description=text, navigation=False)

    def _record(self, route: str, document: Document, matter: FrontMatter) -> PageRecord:
        key = key_of(engine_code(), route, matter.title, matter.description, document)
        store_blocks(self.inputs, key, document.blocks)
        facts = PageFacts(
            path=FILE,
            route=route,
            front_matter=matter,
            anchors=() if route == self.route else (THROWN,),
            links=tuple(link.href for link in document.links),
        )
        lines = PageLines(links=tuple(link.line for link in document.links))
        return PageRecord(facts=facts, body=PageBody(key=key, lines=lines))


def _unknown(file: ErrorsFile, codes: Sequence[ErrorCode]) -> Iterator[SourceError]:
    known = {str(code.code) for code in codes}
    for code in file.settings.advice:
        if code not in known:
            yield file.file.error(
                f"no package throws the error {code}",
                ("advice", code),
                why="nobody would ever be led to the advice on it",
                fix=f"remove it; these are thrown: {', '.join(sorted(known, key=int))}",
            )
    linked = set().union(*map(_links_of, codes))
    for address in file.settings.links:
        if address not in linked:
            yield file.file.error(
                f'no error links to "{address}"',
                ("links", address),
                why="nobody would ever be led on from it",
                fix="remove it, or write the address as the message has it",
            )


def _message_content(code: ErrorCode, links: Mapping[str, str]) -> str:
    """Return the message as HTML without an element around it."""
    marked = _marked(_written(code), links)
    return PLACE.sub(lambda place: _place(code.parts[int(place[1])]), marked)


def _links_of(code: ErrorCode) -> set[str]:
    """Return the addresses that a message links to."""
    return {match[3] for match in MARKED.finditer(_written(code)) if match[3]}


def _places_list(code: ErrorCode) -> str:
    """Return a list of the packages and modules that throw an error."""
    places = (
        f"<li><code>{escape(place.module)}</code>, "
        f"<code>{escape(place.package)}</code> {place.version}</li>"
        for place in code.places
    )
    return f"<ul>{''.join(places)}</ul>"


def _code_list(
    rows: Iterable[tuple[ErrorCode, str]], unknown: str, links: Mapping[str, str]
) -> str:
    """Return a list of errors, each with its route; `unknown` is the text for other codes."""
    items = (
        f'<li><a href="{escape(route)}" data-code="{code.code}"{OPEN}>{code.code}</a> '
        f'<span class="error-message">{_message_content(code, links)}</span></li>'
        for code, route in rows
    )
    status = f'<p class="error-unknown" role="status" data-unknown="{escape(unknown)}"></p>'
    return f'{status}<ul class="error-codes">{"".join(items)}</ul>'


def _written(code: ErrorCode) -> str:
    """Return the message as its package wrote it, with a placeholder for each argument."""
    return "".join(
        part.text if part.arg is None else f"\ue000{index}\ue001"
        for index, part in enumerate(code.parts)
    )


def _marked(text: str, links: Mapping[str, str]) -> str:
    pieces: list[str] = []
    end = 0
    for match in MARKED.finditer(text):
        pieces += (escape(text[end : match.start()], quote=False), _mark(match, links))
        end = match.end()
    return "".join([*pieces, escape(text[end:], quote=False)])


def _mark(match: re.Match[str], links: Mapping[str, str]) -> str:
    code, label, href = match.groups()
    if code is not None:
        return f"<code>{escape(code, quote=False)}</code>"
    rel = "" if href in links else ' rel="noopener"'
    target = escape(links.get(href, href))
    return f'<a href="{target}"{rel}{OPEN}>{escape(label, quote=False)}</a>'


def _place(part: ErrorPart) -> str:
    shown = "" if part.optional else escape(part.text, quote=False)
    return f'<var data-arg="{part.arg}">{shown}</var>'
