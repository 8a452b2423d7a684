"""Pitfalls of pages, and the files of `site/pitfalls` that show them to be true."""

import re
import tomllib
from pathlib import Path

import msgspec

from support.places import PROJECT, SITE_MODULES

PAGES = PROJECT / "site" / "pages"
FOLDER = PROJECT / "site" / "pitfalls"
"""Holds `<folders of a page>.tsx` (proofs) and `.toml` (sources) for the page
`site/pages/<folders of a page>/index.md`."""

LEAD = re.compile(r"""^\s+lead:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"),$""", re.MULTILINE)
BULLET = re.compile(r"^(?:- )?\*\*(.+?)\*\*", re.MULTILINE)
ROW = re.compile(r"^\| (?!---|Symptom )(.+?) \|", re.MULTILINE)
SUBHEADING = re.compile(r"^### (.+?)(?: \{#.*\})?$", re.MULTILINE)
SECTION = re.compile(r"^## [^\n]*pitfalls.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL | re.IGNORECASE)


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Text of an installed package that shows what a pitfall warns of."""

    file: str
    """Relative to the site's `node_modules`."""
    text: str
    """A piece of the file; white space of any length counts as one space."""

    def is_there(self) -> bool:
        """Tell whether the file has the text."""
        text = (SITE_MODULES / self.file).read_text(encoding="utf-8")
        return _spaced(self.text) in _spaced(text)


def page_of(file: Path) -> Path:
    """Return the page whose pitfalls a file of proofs or of sources is about."""
    return PAGES / file.relative_to(FOLDER).with_suffix("") / "index.md"


def leads_of(file: Path) -> list[str]:
    """Return the leads of the pitfalls that a file proves, in its order."""
    found = LEAD.finditer(file.read_text(encoding="utf-8"))
    return [re.sub(r"\\(.)", r"\1", match[1] or match[2]) for match in found]


def sources_of(file: Path) -> dict[str, Source]:
    """Return the source of each lead in a file of sources."""
    return msgspec.convert(
        tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Source], strict=True
    )


def leads_on_page(page: Path) -> list[str]:
    """Return the bold leads of a page's list items and paragraphs, and its pitfalls."""
    text = page.read_text(encoding="utf-8")
    return BULLET.findall(text) + pitfalls_in(text)


def pitfalls_in(text: str) -> list[str]:
    """Return the pitfalls of a page's text: items, rows of a table, or subheadings."""
    sections = "".join(SECTION.findall(text))
    return BULLET.findall(sections) + ROW.findall(sections) or SUBHEADING.findall(sections)


def unproven(page: Path) -> list[str]:
    """Return the pitfalls of a page that have neither a proof nor a source."""
    place = FOLDER / page.parent.relative_to(PAGES)
    proofs = place.with_name(place.name + ".tsx")
    sources = place.with_name(place.name + ".toml")
    shown = [
        *(leads_of(proofs) if proofs.exists() else ()),
        *(sources_of(sources) if sources.exists() else ()),
    ]
    pitfalls = pitfalls_in(page.read_text(encoding="utf-8"))
    return [lead for lead in pitfalls if not has_lead(shown, lead)]


def has_lead(leads: list[str], lead: str) -> bool:
    """Tell whether one of the leads of a page has the words of this one; signs do not count."""
    return _words(lead) in map(_words, leads)


def _words(lead: str) -> str:
    return " ".join(re.findall(r"\w+", lead.lower()))


def _spaced(text: str) -> str:
    return " ".join(text.split())
