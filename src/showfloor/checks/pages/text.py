"""The findings in the text of a page, kept under what they depend on as blocks are."""

from collections.abc import Iterator, Mapping
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
from showfloor.compile import ApiPages, Site, fetch_demo
from showfloor.compile.record import PageRecord
from showfloor.config import read_text
from showfloor.fingerprint import code_of, key_of
from showfloor.markdown import DemoUse, Passage, Place, Section, Span, read_sections
from showfloor.model import Demo
from showfloor.model.cache import recalled
from showfloor.sources import RawPage, read_page

__all__ = ["PAGE_CHECKS", "text_findings", "visible_code"]

FINDINGS: Final = "findings"
VOCABULARY: Final = "vocabulary"

PAGE_CHECKS: tuple[PageCheck, ...] = (check_headings, check_words, check_names, check_shown)


def text_findings(site: Site, record: PageRecord) -> tuple[Finding, ...]:
    """Return what should change in the text of a page that somebody wrote, by line."""
    cache = site.inputs.caches.kind(FINDINGS)
    key = _key(site, record)
    found = recalled(cache, key, tuple[Finding, ...])
    if found is None:
        page = _page_text(site, record)
        every = (finding for check in PAGE_CHECKS for finding in check(page))
        found = tuple(sorted(every, key=lambda finding: finding.line))
        cache.put(key, msgspec.msgpack.encode(found))
    return found


def visible_code(use: DemoUse, demo: Demo) -> str:
    """Return the code of a demo's first form that shows without a click."""
    files = demo.variants[0].ts
    if use.code == "expanded":
        return "\n".join(file.source for file in files)
    if use.code == "hidden" or files[0].preview is None:
        return ""
    first, last = files[0].preview
    return "\n".join(files[0].source.split("\n")[first - 1 : last])


def _key(site: Site, record: PageRecord) -> str:
    demos = [demo.key for demo in record.demos]
    api = site.made_by(ApiPages).reference.key
    return key_of(code_of(__name__), record.key, demos, api, site.config.words)


def _page_text(site: Site, record: PageRecord) -> PageText:
    raw = read_page(site.config, record.raw.path, digest=record.raw.digest)
    return PageText(
        path=raw.path,
        matter=_matter(site, raw),
        sections=read_sections(raw.body, Place(Path(raw.path), raw.body_line)),
        subjects=(*raw.front_matter.components, *raw.front_matter.hooks),
        vocabulary=_vocabulary(site, raw.family),
        words=site.config.words,
        visible=_visible(site, record),
    )


def _matter(site: Site, raw: RawPage) -> Section:
    text = read_text(site.config.root / raw.path, site.config.root)
    spans = tuple(
        Span(text=getattr(raw.front_matter, field), line=_line_of(field, text))
        for field in ("title", "description")
    )
    return Section(heading="", line=1, passages=tuple(Passage(spans=(span,)) for span in spans))


def _line_of(field: str, text: str) -> int:
    lines = enumerate(text.split("\n"), 1)
    return next((number for number, line in lines if line.startswith(f"{field}:")), 1)


def _visible(site: Site, record: PageRecord) -> Mapping[str, str]:
    uses = {use.name: use for use in record.document.demos}
    return dict(_visible_codes(site, record, uses))


def _visible_codes(
    site: Site, record: PageRecord, uses: Mapping[str, DemoUse]
) -> Iterator[tuple[str, str]]:
    for one in record.demos:
        demo = fetch_demo(site.inputs, site.config, record.raw, one)
        yield demo.name, visible_code(uses[demo.name], demo)


def _vocabulary(site: Site, family: str | None) -> Vocabulary:
    api = site.made_by(ApiPages)
    if not any(place.family == family for place in api.reference.places):
        return Vocabulary()
    cache = site.inputs.caches.kind(VOCABULARY)
    key = key_of(code_of(vocabulary_of), api.reference.key, family)
    known = recalled(cache, key, Vocabulary)
    if known is None:
        known = vocabulary_of(api.source.reference.entries[family or ""])
        cache.put(key, msgspec.msgpack.encode(known))
    return known
