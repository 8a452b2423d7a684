"""The findings of pages, and which of them stop a build."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from showfloor.config import read_text
from showfloor.errors import SourceError
from showfloor.fingerprint import engine_code, key_of
from showfloor.model.demo import Demo
from showfloor.model.placeholders import placeholders_in
from showfloor.node import cached_answer
from showfloor.page_checks.api_names import check_defaults, check_names
from showfloor.page_checks.page_under_check import (
    Finding,
    PageText,
    Vocabulary,
    vocabulary_of,
)
from showfloor.page_checks.unshown import check_shown
from showfloor.workspace import ApiPages, DemoBody, Site, SitePage

ALWAYS_MISTAKES: Final = frozenset({"name", "placeholder"})
"""Kinds of findings that are mistakes on every page."""

FINDINGS: Final = "findings"
VOCABULARY: Final = "vocabulary"

FAMILIES: Final = "families/"
FAMILY_FILES: Final = (".toml", ".tsx")
"""What `showfloor new` writes besides pages and demos."""
WHY_REPLACE: Final = "`showfloor new` wrote it, and readers would see it"
REPLACE: Final = "write something in its place"


@dataclass(frozen=True, slots=True)
class CheckContext:
    """A site whose pages are checked."""

    site: Site
    vocabulary_digests: dict[str, str] = field(default_factory=dict)
    """Digest of each vocabulary that was read, by family."""


def is_strict(page: SitePage) -> bool:
    """Return whether the findings of a page are mistakes."""
    return bool(page.facts.front_matter.terms)


def page_mistakes(site: Site) -> list[SourceError]:
    """Return the findings that are mistakes.

    On a strict page, each finding is a mistake. On the other pages that somebody wrote, only names
    that do not exist and placeholders are.
    """
    context = CheckContext(site)
    written = [page for page in site.pages.values() if not page.facts.generated]
    found = [
        one.error
        for page in written
        for one in findings_of(context, page)
        if is_strict(page) or one.kind in ALWAYS_MISTAKES
    ]
    return [*found, *_placeholder_mistakes(site)]


def findings_of(context: CheckContext, page: SitePage) -> tuple[Finding, ...]:
    """Return all findings of a page that somebody wrote, by line."""

    def find() -> tuple[Finding, ...]:
        text = _page_text(context.site, page)
        every = (
            *check_names(text),
            *check_defaults(text),
            *check_shown(text),
            *_check_placeholders(page),
        )
        return tuple(sorted(every, key=lambda finding: finding.line))

    cache = context.site.inputs.caches.kind(FINDINGS)
    return cached_answer(cache, tuple[Finding, ...], _key(context, page), find)


def visible_code(body: DemoBody, demo: Demo) -> str:
    """Return the code of a demo's first form that is visible without a click."""
    files = demo.variants[0].ts
    if body.code == "expanded":
        return "\n".join(file.source for file in files)
    if body.code == "hidden" or files[0].preview is None:
        return ""
    first, last = files[0].preview
    return "\n".join(files[0].source.split("\n")[first - 1 : last])


def _key(context: CheckContext, page: SitePage) -> str:
    demos = [demo.key for demo in page.body.demos]
    # The vocabulary alone: other words of the reference change no finding.
    vocabulary = _vocabulary_digest(context, page.facts.family)
    return key_of(engine_code(), page.body.key, demos, vocabulary)


def _vocabulary_digest(context: CheckContext, family: str | None) -> str | None:
    if family is None or not _is_described(context.site, family):
        return None
    if family not in context.vocabulary_digests:
        context.vocabulary_digests[family] = key_of(_vocabulary(context.site, family))
    return context.vocabulary_digests[family]


def _is_described(site: Site, family: str) -> bool:
    """Return whether the reference has entries of a family."""
    return any(place.family == family for place in site.made_by(ApiPages).reference.places)


def _page_text(site: Site, page: SitePage) -> PageText:
    demos = [(body, site.demo(page, index)) for index, body in enumerate(page.body.demos)]
    return PageText(
        path=page.facts.path,
        sections=site.sections(page),
        subjects=page.facts.subjects,
        vocabulary=_vocabulary(site, page.facts.family),
        visible={demo.name: visible_code(body, demo) for body, demo in demos},
    )


def _vocabulary(site: Site, family: str | None) -> Vocabulary:
    if family is None or not _is_described(site, family):
        return Vocabulary()
    api = site.made_by(ApiPages)
    cache = site.inputs.caches.kind(VOCABULARY)
    key = key_of(engine_code(), api.reference.key, family)
    return cached_answer(
        cache, Vocabulary, key, lambda: vocabulary_of(api.source.reference.entries[family])
    )


def _check_placeholders(page: SitePage) -> Iterator[Finding]:
    """Yield a finding for each placeholder in the file of a page and in those of its demos."""
    for one in page.body.placeholders:
        yield Finding(
            kind="placeholder",
            what=f'"{one.text}" is a placeholder',
            path=one.path,
            line=one.line,
            why=WHY_REPLACE,
            fix=REPLACE,
        )


def _placeholder_mistakes(site: Site) -> Iterator[SourceError]:
    """Yield a mistake for each placeholder in files of families."""
    for path in sorted(site.stamps):
        if path.startswith(FAMILIES) and path.endswith(FAMILY_FILES):
            text = read_text(site.config.root / path, site.config.root)
            for one in placeholders_in(text, path):
                yield SourceError(
                    f'"{one.text}" is a placeholder',
                    path=path,
                    line=one.line,
                    why=WHY_REPLACE,
                    fix=REPLACE,
                )
