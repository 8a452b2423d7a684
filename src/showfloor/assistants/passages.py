"""The passages of a page's Markdown: what a question finds is quoted from them."""

import re
from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from showfloor.search import words

FENCE: Final = re.compile(r"\s*(`{3,})")
HEADING: Final = re.compile(r"(#{2,6}) (\S.*)")
LINK: Final = re.compile(r"\[([^\[\]]*)\]\([^()\s]*\)")
SENTENCE: Final = re.compile(r"(?<=[.!?]) +(?=[A-Z`*])")
NAMED: Final = re.compile(r"`([^`]+)`")
ASIDE: Final = re.compile(r"#|> |Page: |Also in: |\*\*(?:Demo|Playground)\b|\[.*page draws it\]")
"""How lines begin that say where something is, and nothing about it."""

MOST_OF_A_LINE: Final = 320
MOST_OF_A_WORD: Final = 6
"""Letters by which a word is known: `selected` and `selection` are about the same."""
LONGEST_CODE: Final = 60
"""Lines of code in a passage that are looked at; what follows is data."""


class Passage(NamedTuple):
    """A heading and what is below it, up to the next."""

    level: int
    heading: str
    """Without links; empty for the beginning of a page."""
    text: str
    """As it is written."""
    prose: tuple[str, ...]
    """Its sentences, items and rows, without links."""
    code: tuple[str, ...]
    """Its lines of code, with their indentation."""

    def score(self, asked: Collection[str]) -> int:
        """Return how many of the words asked for it has; those of its heading count twice."""
        return _score(self.heading, asked) + _score("\n".join((*self.prose, *self.code)), asked)

    def quoted(self, asked: Collection[str], budget: int) -> str:
        """Return the lines that have most of the words asked for, in at most `budget` characters.

        Lines of code count where they have such a word, or a name that a quoted sentence has.
        """
        prose = _fitting(self.prose, asked, budget, least=1) or _fitting(self.prose, asked, budget)
        named = {name for line in prose for part in NAMED.findall(line) for name in words(part)}
        left = budget - sum(len(line) + 1 for line in prose) - len("```\n\n```")
        code = _fitting(self.code, {*asked, *named}, left, least=1)
        return "\n".join([" ".join(prose), *(("```", *code, "```") if code else ())]).strip()


def passages_of(markdown: str) -> list[Passage]:
    """Return the passages of a page in their order, its beginning first."""
    level, heading, lines, fence = 1, "", list[tuple[bool, str]](), ""
    passages: list[Passage] = []
    for line in markdown.split("\n"):
        if mark := FENCE.match(line):
            fence = "" if mark[1] == fence else fence or mark[1]
        elif not fence and (found := HEADING.fullmatch(line)):
            passages.append(_passage(level, heading, lines))
            level, heading, lines = len(found[1]), found[2], []
        lines.append((bool(fence), line))
    return [*passages, _passage(level, heading, lines)]


def part_of(passages: Sequence[Passage], first: int) -> str:
    """Return a passage as it is written, with those of deeper headings after it."""
    rest = passages[first + 1 :]
    below = takewhile(lambda one: one.level > passages[first].level, rest)
    return "\n".join(one.text for one in (passages[first], *below))


def last_sentence(text: str) -> str:
    """Return the first sentence of the last paragraph of prose; empty where there is none."""
    prose = _passage(1, "", [(False, line) for line in text.split("\n\n")[-1].split("\n")]).prose
    return prose[0] if prose else ""


def _passage(level: int, heading: str, lines: list[tuple[bool, str]]) -> Passage:
    shown = [(is_code, line) for is_code, line in lines if line.strip() and not FENCE.match(line)]
    prose = [line.strip() for is_code, line in shown if not is_code and not ASIDE.match(line)]
    return Passage(
        level,
        LINK.sub(r"\1", heading),
        "\n".join(line for _, line in lines),
        tuple(part for line in prose for part in SENTENCE.split(LINK.sub(r"\1", line))),
        tuple(line for is_code, line in shown if is_code)[:LONGEST_CODE],
    )


def _fitting(
    lines: tuple[str, ...], asked: Collection[str], budget: int, least: int = 0
) -> list[str]:
    """Return lines that fit into `budget`: those with most of the words, in their order.

    Of lines with fewer words than `least`, none is taken.
    """
    scores = [(_score(line, asked), line) for line in lines]
    taken: list[int] = []
    for score, number in sorted(((-score, at) for at, (score, _) in enumerate(scores))):
        size = len(lines[number]) + 1
        if -score >= least and size <= min(budget, MOST_OF_A_LINE):
            budget -= size
            taken.append(number)
    return [lines[number] for number in sorted(taken)]


def _score(line: str, asked: Collection[str]) -> int:
    """Return how many of the words asked for begin a word of a line."""
    found = words(line)
    return sum(any(one.startswith(word[:MOST_OF_A_WORD]) for one in found) for word in asked)
