"""Count the phrases that mark a translation in the prose of all pages.

Run it with `.venv/bin/python scripts/phrases.py`; with `--places`, it lists where they are, and
folders below `site/pages` after it narrow the list. Each phrase may occur at most `MOST` times in
10,000 words: more often, readers stumble over them.
"""

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

PAGES: Final = Path(__file__).parent.parent / "site" / "pages"
MOST: Final = 0.5
PHRASES: Final = {
    "of its own, of their own": r"\bof (?:its|their) own\b",
    "that of, those of": r"\b(?:that|those) of\b",
    "decides": r"\bdecides?\b",
    "says": r"\bsays?\b",
    "in place of": r"\bin place of\b",
    "a ... each": r"\ban? [\w-]+ each\b",
}
FRONT_MATTER: Final = re.compile(r"\A---\n.*?^---\n", re.DOTALL | re.MULTILINE)
ANCHOR: Final = re.compile(r" \{#[\w-]+\}$", re.MULTILINE)
CODE: Final = re.compile(r"^ *(`{3,})[^\n]*\n.*?^ *\1 *$|`[^`\n]*`", re.DOTALL | re.MULTILINE)
WORD: Final = re.compile(r"[\w'-]+")


class Place(NamedTuple):
    """An occurrence of a phrase."""

    phrase: str
    path: Path
    line: int
    """From 1."""
    text: str
    """The whole line, trimmed, without its code."""


def prose(markdown: str) -> str:
    """Return the text of a page with the same lines, without front matter, code and anchors."""
    text = ANCHOR.sub("", FRONT_MATTER.sub(_blank, markdown))
    return CODE.sub(_blank, text)


def _blank(match: re.Match[str]) -> str:
    """Return the line breaks of what is left out, or one letter for code within a line."""
    return "\n" * match[0].count("\n") or "x"


def places(path: Path) -> Iterator[Place]:
    """Yield the occurrences of all phrases on a page."""
    for number, line in enumerate(prose(path.read_text(encoding="utf-8")).split("\n"), 1):
        for phrase, pattern in PHRASES.items():
            for _ in re.finditer(pattern, line, re.IGNORECASE):
                yield Place(phrase, path, number, line.strip())


def rates(folder: Path = PAGES) -> dict[str, float]:
    """Return how often each phrase occurs in 10,000 words of the pages in a folder."""
    counts: Counter[str] = Counter()
    words = 0
    for path in folder.rglob("*.md"):
        words += len(WORD.findall(prose(path.read_text(encoding="utf-8"))))
        counts.update(place.phrase for place in places(path))
    return {phrase: counts[phrase] / words * 10_000 for phrase in PHRASES}


def main() -> None:
    """Print the rates, or the places."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("folders", nargs="*", type=Path, default=[PAGES])
    parser.add_argument("--places", action="store_true", help="list where the phrases are")
    options = parser.parse_args()
    if not options.places:
        for phrase, rate in rates().items():
            print(f"{rate:6.2f} in 10,000 words: {phrase}")
        return
    for folder in options.folders:
        for path in sorted(folder.rglob("*.md")):
            for place in places(path):
                print(f"{place.path}:{place.line}: {place.phrase}: {place.text}")


if __name__ == "__main__":
    main()
