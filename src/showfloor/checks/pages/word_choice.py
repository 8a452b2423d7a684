"""Words that pages do without."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from showfloor.checks.pages.finding import Finding
from showfloor.checks.pages.page_under_check import PageText
from showfloor.config import AvoidedWord
from showfloor.markdown import Section, Span

__all__ = ["check_words"]


def check_words(page: PageText) -> Iterator[Finding]:
    """Yield a finding for each word of the list in titles, headings and prose."""
    pattern = _pattern(tuple((one.word, one.except_) for one in page.words))
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
def _pattern(words: tuple[tuple[str, tuple[str, ...]], ...]) -> re.Pattern[str] | None:
    """Return a pattern with a group for each word; what is right is matched first, by no group."""
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
