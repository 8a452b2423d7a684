"""Words that pages do without, long headings, and placeholders that nobody has replaced."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from showfloor.checks.pages.page_under_check import Finding, PageText
from showfloor.config import AvoidedWord, read_text
from showfloor.errors import SourceError
from showfloor.markdown import Section, Span
from showfloor.model.placeholders import MARK
from showfloor.workspace import Site

MOST_WORDS: Final = 5


def check_words(page: PageText) -> Iterator[Finding]:
    """Yield a finding for each word of the list in titles, headings and prose."""
    pattern = _words_pattern(tuple((one.word, one.except_) for one in page.words))
    if pattern is None:
        return
    for span in _prose((page.matter, *page.sections)):
        for match in pattern.finditer(span.text):
            if match.lastgroup is not None:
                word = page.words[int(match.lastgroup.removeprefix("word"))]
                yield _finding(page, match[0], span.line, word)


def _prose(sections: Iterable[Section]) -> Iterator[Span]:
    for section in sections:
        for passage in section.passages:
            yield from (span for span in passage.spans if not span.code)


@lru_cache(maxsize=4)
def _words_pattern(words: tuple[tuple[str, tuple[str, ...]], ...]) -> re.Pattern[str] | None:
    """Return a pattern with a group for each word; exceptions are matched first, by no group."""
    if not words:
        return None
    right = [_whole(phrase) for _, phrases in words for phrase in phrases]
    wrong = [f"(?P<word{number}>{_whole(word)})" for number, (word, _) in enumerate(words)]
    return re.compile(rf"(?<![\w-])(?:{'|'.join([*right, *wrong])})(?![\w-])", re.IGNORECASE)


def _whole(word: str) -> str:
    letters = r"\s+".join(map(re.escape, word.removesuffix("*").split()))
    return rf"{letters}\w*" if word.endswith("*") else letters


def _finding(page: PageText, found: str, line: int, word: AvoidedWord) -> Finding:
    instead = " or ".join(f'"{one}"' for one in word.instead)
    fix = f"write {instead}" if instead else "leave it out"
    return page.finding("word", f'"{found}" is on the list of words', line, why=word.why, fix=fix)


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


PLACEHOLDER_FOLDERS: Final = ("families/", "topics/")
PLACEHOLDER_FILES: Final = (".toml", ".csv", ".tsx")
"""What `showfloor new` writes beside pages and demos."""
WHY_PLACEHOLDER: Final = "`showfloor new` wrote it, and readers would see it"
FIX_PLACEHOLDER: Final = "write something in its place"


def check_placeholders(page: PageText) -> Iterator[Finding]:
    """Yield a finding for each placeholder in the file of a page and in those of its demos."""
    for path, source in page.sources.items():
        for line, what in _placeholders(source):
            yield Finding(
                kind="placeholder",
                what=what,
                path=path,
                line=line,
                why=WHY_PLACEHOLDER,
                fix=FIX_PLACEHOLDER,
            )


def placeholder_mistakes(site: Site) -> Iterator[SourceError]:
    """Yield a mistake for each placeholder in files of families and in lists of topics."""
    for path in sorted(site.stamps):
        if path.startswith(PLACEHOLDER_FOLDERS) and path.endswith(PLACEHOLDER_FILES):
            for line, what in _placeholders(read_text(site.config.root / path, site.config.root)):
                yield SourceError(
                    what, path=path, line=line, why=WHY_PLACEHOLDER, fix=FIX_PLACEHOLDER
                )


def _placeholders(source: str) -> Iterator[tuple[int, str]]:
    if MARK in source:
        for number, line in enumerate(source.split("\n"), 1):
            if MARK in line:
                rest = line[line.index(MARK) :].strip("\"',;]})> ")
                yield number, f'"{rest}" is a placeholder'
