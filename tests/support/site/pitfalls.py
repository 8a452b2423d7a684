"""Pitfalls of pages, and the files of `site/pitfalls` that prove them."""

import re
from pathlib import Path

from support.places import PROJECT

FOLDER = PROJECT / "site" / "pitfalls"
"""Holds `<folders of a page>.tsx` for the page `site/pages/<folders of a page>/index.md`."""

LEAD = re.compile(r"""^\s+lead:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"),$""", re.MULTILINE)
BULLET = re.compile(r"^(?:- )?\*\*(.+?)\*\*", re.MULTILINE)


def page_of(file: Path) -> Path:
    """Return the page whose pitfalls a file proves."""
    return PROJECT / "site" / "pages" / file.relative_to(FOLDER).with_suffix("") / "index.md"


def leads_of(file: Path) -> list[str]:
    """Return the leads of the pitfalls that a file proves, in its order."""
    found = LEAD.finditer(file.read_text(encoding="utf-8"))
    return [re.sub(r"\\(.)", r"\1", match[1] or match[2]) for match in found]


def leads_on_page(page: Path) -> list[str]:
    """Return the bold leads of the list items and paragraphs of a page."""
    return BULLET.findall(page.read_text(encoding="utf-8"))


def has_lead(leads: list[str], lead: str) -> bool:
    """Tell whether one of the leads of a page has the words of this one; signs do not count."""
    return _words(lead) in map(_words, leads)


def _words(lead: str) -> str:
    return " ".join(re.findall(r"\w+", lead.lower()))
