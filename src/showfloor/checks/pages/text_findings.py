"""The findings in the text of a page, kept under what they depend on as blocks are."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from showfloor.checks.pages.api_names import check_names
from showfloor.checks.pages.finding import Finding
from showfloor.checks.pages.page_under_check import PageCheck, PageText
from showfloor.checks.pages.placeholders import check_placeholders
from showfloor.checks.pages.unshown import check_shown
from showfloor.checks.pages.vocabulary import Vocabulary, vocabulary_of
from showfloor.checks.pages.word_choice import check_words
from showfloor.config import read_text
from showfloor.fingerprint import engine_code, key_of
from showfloor.markdown import Passage, Place, Section, Span, read_sections
from showfloor.model import Demo
from showfloor.model.cache import recalled
from showfloor.sources import RawPage, read_page
from showfloor.workspace import ApiPages, DemoBody, Site, SitePage

__all__ = [
    "Background",
    "background_of",
    "check_headings",
    "text_findings",
    "visible_code",
]


MOST_WORDS: Final = 5


def check_headings(page: PageText) -> Iterator[Finding]:
    """Yield a finding for each heading of more than five words."""
    for section in page.sections:
        count = len(section.heading.split())
        if count > MOST_WORDS:
            yield page.finding(
                "heading",
                f'the heading "{section.heading}" has {count} words',
                section.line,
                why=f"readers look for theirs in a list, at a glance; {MOST_WORDS} words fit in it",
                fix="name the thing as a reader would type it, and keep the id of the old heading",
            )


FINDINGS: Final = "findings"
VOCABULARY: Final = "vocabulary"

PAGE_CHECKS: tuple[PageCheck, ...] = (
    check_headings,
    check_words,
    check_names,
    check_shown,
    check_placeholders,
)


@dataclass(frozen=True, slots=True)
class Background:
    """What the text of the pages of a site is compared with."""

    site: Site
    states: dict[str, str] = field(default_factory=dict)
    """Digests of vocabularies that were looked up, by family."""


def background_of(site: Site) -> Background:
    """Return what the pages of a site are compared with."""
    return Background(site)


def text_findings(background: Background, page: SitePage) -> tuple[Finding, ...]:
    """Return what should change in the text of a page that somebody wrote, by line."""
    cache = background.site.inputs.caches.kind(FINDINGS)
    key = _key(background, page)
    found = recalled(cache, key, tuple[Finding, ...])
    if found is None:
        text = _page_text(background.site, page)
        every = (finding for check in PAGE_CHECKS for finding in check(text))
        found = tuple(sorted(every, key=lambda finding: finding.line))
        cache.put(key, msgspec.msgpack.encode(found))
    return found


def visible_code(body: DemoBody, demo: Demo) -> str:
    """Return the code of a demo's first form that is visible without a click."""
    files = demo.variants[0].ts
    if body.code == "expanded":
        return "\n".join(file.source for file in files)
    if body.code == "hidden" or files[0].preview is None:
        return ""
    first, last = files[0].preview
    return "\n".join(files[0].source.split("\n")[first - 1 : last])


def _key(background: Background, page: SitePage) -> str:
    demos = [demo.key for demo in page.body.demos]
    # The reference says more than pages are compared with: its other words change no finding.
    state = _state_of_vocabulary(background, page.facts.family)
    return key_of(engine_code(), page.body.key, demos, state, background.site.config.words)


def _state_of_vocabulary(background: Background, family: str | None) -> str | None:
    if family is None or not _is_described(background.site, family):
        return None
    if family not in background.states:
        background.states[family] = key_of(_vocabulary(background.site, family))
    return background.states[family]


def _is_described(site: Site, family: str) -> bool:
    """Tell whether the reference has entries of a family."""
    return any(place.family == family for place in site.made_by(ApiPages).reference.places)


def _page_text(site: Site, page: SitePage) -> PageText:
    raw = read_page(site.config, page.facts.path, digest=page.body.digest)
    text = read_text(site.config.root / raw.path, site.config.root)
    demos = [site.demo(page, index) for index in range(len(page.body.demos))]
    bodies = zip(page.body.demos, demos, strict=True)
    return PageText(
        path=raw.path,
        matter=_matter(raw, text),
        sections=read_sections(raw.body, Place(Path(raw.path), raw.body_line)),
        subjects=page.facts.documented,
        vocabulary=_vocabulary(site, raw.family),
        words=site.config.words,
        sources=dict(_sources(raw.path, text, demos)),
        visible={demo.name: visible_code(body, demo) for body, demo in bodies},
    )


def _matter(raw: RawPage, text: str) -> Section:
    spans = tuple(
        Span(text=getattr(raw.front_matter, field), line=_line_of(field, text))
        for field in ("title", "description")
    )
    return Section(heading="", line=1, passages=tuple(Passage(spans=(span,)) for span in spans))


def _line_of(field: str, text: str) -> int:
    lines = enumerate(text.split("\n"), 1)
    return next((number for number, line in lines if line.startswith(f"{field}:")), 1)


def _sources(path: str, text: str, demos: Sequence[Demo]) -> Iterator[tuple[str, str]]:
    yield path, text
    for demo in demos:
        place = Path(demo.path)
        for variant in demo.variants:
            folder = place.parent if place.suffix else place / variant.styling
            yield from (((folder / file.name).as_posix(), file.source) for file in variant.ts)


def _vocabulary(site: Site, family: str | None) -> Vocabulary:
    if family is None or not _is_described(site, family):
        return Vocabulary()
    api = site.made_by(ApiPages)
    cache = site.inputs.caches.kind(VOCABULARY)
    key = key_of(engine_code(), api.reference.key, family)
    known = recalled(cache, key, Vocabulary)
    if known is None:
        known = vocabulary_of(api.source.reference.entries[family])
        cache.put(key, msgspec.msgpack.encode(known))
    return known
