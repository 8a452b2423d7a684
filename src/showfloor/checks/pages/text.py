"""The findings in the text of a page, kept under what they depend on as blocks are."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from showfloor.checks.pages.finding import Finding
from showfloor.checks.pages.headings import check_headings
from showfloor.checks.pages.names import check_names
from showfloor.checks.pages.page_text import PageCheck, PageText
from showfloor.checks.pages.shown import check_shown
from showfloor.checks.pages.vocabulary import Vocabulary, vocabulary_of
from showfloor.checks.pages.words import check_words
from showfloor.compile import ApiPages, Inputs, Site, fetch_demo
from showfloor.compile.record import PageRecord
from showfloor.config import SiteConfig, read_text
from showfloor.fingerprint import code_of, key_of
from showfloor.markdown import DemoUse, Passage, Place, Section, Span, read_sections
from showfloor.model import ApiEntry, Demo, Model
from showfloor.model.cache import recalled
from showfloor.sources import RawPage, read_page

__all__ = [
    "PAGE_CHECKS",
    "VOCABULARY",
    "ApiNames",
    "Background",
    "background_of",
    "text_findings",
    "visible_code",
    "vocabulary_key",
]

FINDINGS: Final = "findings"
VOCABULARY: Final = "vocabulary"

PAGE_CHECKS: tuple[PageCheck, ...] = (check_headings, check_words, check_names, check_shown)


class ApiNames(Model, frozen=True, kw_only=True):
    """Whose API is described, and in which state."""

    key: str
    """Changes with everything that the reference says."""
    families: frozenset[str]


@dataclass(frozen=True, slots=True)
class Background:
    """What the text of a page is held against."""

    inputs: Inputs
    config: SiteConfig
    api: ApiNames
    entries: Callable[[str], Iterable[ApiEntry]]
    """Of a family; asked where its vocabulary is not kept."""
    states: dict[str, str] = field(default_factory=dict)
    """Digests of vocabularies that were looked up, by family."""


def background_of(site: Site) -> Background:
    """Return what the pages of a site are held against."""
    made = site.made_by(ApiPages)
    families = frozenset(place.family for place in made.reference.places)
    names = ApiNames(key=made.reference.key, families=families)
    return Background(
        site.inputs, site.config, names, lambda family: made.source.reference.entries[family]
    )


def text_findings(background: Background, record: PageRecord) -> tuple[Finding, ...]:
    """Return what should change in the text of a page that somebody wrote, by line."""
    cache = background.inputs.caches.kind(FINDINGS)
    key = _key(background, record)
    found = recalled(cache, key, tuple[Finding, ...])
    if found is None:
        page = _page_text(background, record)
        every = (finding for check in PAGE_CHECKS for finding in check(page))
        found = tuple(sorted(every, key=lambda finding: finding.line))
        cache.put(key, msgspec.msgpack.encode(found))
    return found


def vocabulary_key(api: ApiNames, family: str) -> str:
    """Return the key under which the vocabulary of a family is kept."""
    return key_of(code_of(vocabulary_of), api.key, family)


def visible_code(use: DemoUse, demo: Demo) -> str:
    """Return the code of a demo's first form that shows without a click."""
    files = demo.variants[0].ts
    if use.code == "expanded":
        return "\n".join(file.source for file in files)
    if use.code == "hidden" or files[0].preview is None:
        return ""
    first, last = files[0].preview
    return "\n".join(files[0].source.split("\n")[first - 1 : last])


def _key(background: Background, record: PageRecord) -> str:
    demos = [demo.key for demo in record.demos]
    # The reference says more than pages are held against: its other words change no finding.
    state = _state_of_vocabulary(background, record.raw.family)
    return key_of(code_of(__name__), record.key, demos, state, background.config.words)


def _state_of_vocabulary(background: Background, family: str | None) -> str | None:
    if family is None or family not in background.api.families:
        return None
    if family not in background.states:
        background.states[family] = key_of(_vocabulary(background, family))
    return background.states[family]


def _page_text(background: Background, record: PageRecord) -> PageText:
    config = background.config
    raw = read_page(config, record.raw.path, digest=record.raw.digest)
    return PageText(
        path=raw.path,
        matter=_matter(config, raw),
        sections=read_sections(raw.body, Place(Path(raw.path), raw.body_line)),
        subjects=(*raw.front_matter.components, *raw.front_matter.hooks),
        vocabulary=_vocabulary(background, raw.family),
        words=config.words,
        visible=dict(_visible_codes(background, record)),
    )


def _matter(config: SiteConfig, raw: RawPage) -> Section:
    text = read_text(config.root / raw.path, config.root)
    spans = tuple(
        Span(text=getattr(raw.front_matter, field), line=_line_of(field, text))
        for field in ("title", "description")
    )
    return Section(heading="", line=1, passages=tuple(Passage(spans=(span,)) for span in spans))


def _line_of(field: str, text: str) -> int:
    lines = enumerate(text.split("\n"), 1)
    return next((number for number, line in lines if line.startswith(f"{field}:")), 1)


def _visible_codes(background: Background, record: PageRecord) -> Iterator[tuple[str, str]]:
    uses = {use.name: use for use in record.document.demos}
    for one in record.demos:
        demo = fetch_demo(background.inputs, background.config, record.raw, one)
        yield demo.name, visible_code(uses[demo.name], demo)


def _vocabulary(background: Background, family: str | None) -> Vocabulary:
    if family is None or family not in background.api.families:
        return Vocabulary()
    cache = background.inputs.caches.kind(VOCABULARY)
    key = vocabulary_key(background.api, family)
    known = recalled(cache, key, Vocabulary)
    if known is None:
        known = vocabulary_of(background.entries(family))
        cache.put(key, msgspec.msgpack.encode(known))
    return known
