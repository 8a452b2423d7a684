"""Front matter: the YAML between `---` lines at the top of a page.

---
title: Button
description: Starts an action, such as saving a form.
---
"""

import datetime
import re
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec
import yaml

from showfloor.config.schema import Settings, bad_value, fault_of
from showfloor.config.values import is_site_path
from showfloor.decoding import convert
from showfloor.errors import SourceError, printable, raise_all
from showfloor.model.page import Layout

BLOCK = re.compile(r"---[ \t]*\n(?P<yaml>.*?)(?<=\n)---[ \t]*(?:\n|\Z)", re.DOTALL)
MAX_LENGTH = 10_000
LIMITS = {"title": 70, "description": 160}
TERMS = range(4, 13)
"""Number of `terms` of a page that has any."""
TERM_LETTERS = 60
"""Longest term."""

# The C loader is a part of PyYAML's wheels; without it a scan is slower.
Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Migration(Settings, frozen=True, kw_only=True):
    """The update that a page guides through, by major versions such as `6`."""

    from_: str = msgspec.field(name="from")
    to: str


class FrontMatter(Settings, frozen=True, kw_only=True):
    """The fields of a page's front matter."""

    title: str
    """At most 70 characters."""
    description: str
    """At most 160 characters."""
    route: str | None = None
    """Address of the page, instead of that of its folder."""
    layout: Layout | None = None
    """By default that of its family, which may have others for some folders."""
    components: tuple[str, ...] = ()
    """Documented components, for the links to their API pages."""
    packages: tuple[str, ...] = ()
    """npm packages that the components come from."""
    hooks: tuple[str, ...] = ()
    introduces: tuple[str, ...] = ()
    """Those of which this page is the guide, although other pages document them too."""
    keywords: tuple[str, ...] = ()
    """Other names of the page's subject, for the search: `toast` for a snackbar."""
    synonyms: tuple[str, ...] = ()
    """Descriptions by which readers may search for the page: `initials in a circle` for an avatar.
    Pages with such a title or keyword come first."""
    terms: tuple[str, ...] = ()
    """Four to twelve searches, in readers' words, that must find this page. All checks of pages
    (`showfloor.page_checks`) apply to a page that has them."""
    search: Literal["usual", "low"] = "usual"
    """`low` for a page with common words that readers rarely search for, such as the changes of an
    old version. It and its headings come after others that match as well."""
    migration: Migration | None = None
    """The update of `packages` that the page guides through. It must name all that was removed."""
    navigation: bool = True
    """False for a page that is meant to be outside the navigation."""
    fonts: tuple[str, ...] = ()
    """Fonts that the page needs besides those of all pages, by their names in `fonts/`."""
    robots: str | None = None
    """Content of the robots meta, such as `noindex`."""
    date: datetime.date | None = None
    """Of a post: the day on which it is published."""
    authors: tuple[str, ...] = ()
    """Of a post: ids in `blog.toml`."""
    tags: tuple[str, ...] = ()
    """Of a post: ids in `blog.toml`."""


def split_front_matter(text: str, path: str) -> tuple[FrontMatter, str, int]:
    """Return the front matter, the body, and the line (from 1) where the body starts.

    Raises `SourceError` or `SourcesError`.
    """
    block = BLOCK.match(text)
    if block is None:
        if text.startswith("---\n"):
            raise SourceError(
                "the front matter is not closed",
                path=path,
                line=1,
                why="where the page's text begins cannot be told",
                fix="put a line --- after the last field",
            )
        raise SourceError(
            "the front matter is missing",
            path=path,
            line=1,
            why="a page needs a title and a description",
            fix="start the file with a line ---, the fields title and description, and a line ---",
        )
    if len(block["yaml"]) > MAX_LENGTH:
        raise SourceError(
            f"the front matter has more than {MAX_LENGTH:,} characters",
            path=path,
            line=1,
            why="it says what a page is about, and is read for every list of pages",
            fix="move what readers should see below the closing ---",
        )
    fields = _Fields(block["yaml"], path)
    return fields.read(), text[block.end() :], block[0].count("\n") + 1


class _Fields:
    """The text of a front matter, read into fields and errors."""

    def __init__(self, text: str, path: str) -> None:
        self.text = text
        self.path = path

    def read(self) -> FrontMatter:
        data = self.data()
        try:
            fields = convert(data, FrontMatter)
        except msgspec.ValidationError as error:
            fault = fault_of(error, FrontMatter)
            field = str(fault.keys[0]) if fault.keys else None
            raise self.error(fault.what, field, why=fault.why, fix=fault.fix) from None
        fields = msgspec.structs.replace(
            fields, title=_one_line(fields.title), description=_one_line(fields.description)
        )
        raise_all(self.problems(fields))
        return fields

    def data(self) -> dict[str, Any]:
        try:
            data = yaml.load(self.text, Loader=Loader)
        except yaml.MarkedYAMLError as error:
            raise self.not_yaml(error.problem, error.problem_mark) from None
        except yaml.YAMLError:
            raise self.not_yaml("it holds a character that YAML does not allow", None) from None
        except RecursionError:
            raise self.not_yaml("lists are nested too deeply", None) from None
        except ValueError:
            raise self.not_yaml("a number or date is not valid", None) from None
        if fault := bad_value(data):
            field = str(fault.keys[0]) if fault.keys else None
            raise self.error(fault.what, field, why=fault.why, fix=fault.fix)
        if not isinstance(data, dict):
            raise self.error(
                "the front matter holds no fields",
                None,
                why="a page needs at least a title and a description",
                fix='write one field a line, such as "title: Button"',
            )
        return data

    def problems(self, fields: FrontMatter) -> Iterator[SourceError]:
        for field, limit in LIMITS.items():
            yield from self.bad_length(field, getattr(fields, field), limit)
        if fields.route is not None and not is_site_path(fields.route):
            yield self.error(
                f'"{fields.route}" is no route',
                "route",
                why="it is the address of the page",
                fix="write a site path with a slash at both ends",
            )
        yield from self.bad_terms(fields.terms)
        yield from self.bad_migration(fields)
        names = re.findall(r"^([\w-]+)[ \t]*:", self.text, re.MULTILINE)
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield self.error(
                f'the field "{name}" is there twice',
                name,
                why="only one of the two would count",
                fix="remove one",
            )

    def bad_length(self, field: str, value: str, limit: int) -> Iterator[SourceError]:
        if not value:
            yield self.error(
                f"the {field} is empty",
                field,
                why="search results and browser tabs show it",
                fix="say what the page is about",
            )
        if len(value) > limit:
            yield self.error(
                f"the {field} has {len(value)} characters",
                field,
                why=f"search results cut it off after about {limit}",
                fix=f"shorten it to at most {limit} characters",
            )

    def bad_terms(self, terms: Sequence[str]) -> Iterator[SourceError]:
        if terms and len(terms) not in TERMS:
            count = f"{len(terms)} terms" if len(terms) > 1 else "one term"
            yield self.error(
                f"the page has {count}",
                "terms",
                why="they are what most readers search for before they come here",
                fix=f"list {TERMS[0]} to {TERMS[-1]} searches",
            )
        for number, term in enumerate(terms):
            if problem := _bad_term(term, terms[:number]):
                what, why, fix = problem
                yield self.error(what, "terms", why=why, fix=fix)

    def bad_migration(self, fields: FrontMatter) -> Iterator[SourceError]:
        migration = fields.migration
        if migration is None:
            return
        older, newer = migration.from_, migration.to
        if not (older.isdecimal() and newer.isdecimal() and int(older) < int(newer)):
            yield self.error(
                f'"{printable(older)}" to "{printable(newer)}" is no update',
                "migration",
                why="the page is compared with the changes from one major version to a later one",
                fix="write the numbers of both, such as migration: {from: '1', to: '2'}",
            )
        if not fields.packages:
            yield self.error(
                "the page guides through an update and lists no packages",
                "migration",
                why="it is compared with the changes of these packages",
                fix='list them in "packages"',
            )

    def not_yaml(self, problem: str | None, mark: yaml.Mark | None) -> SourceError:
        return SourceError(
            f"the front matter is not valid YAML: {problem or 'it cannot be read'}",
            path=self.path,
            line=None if mark is None else mark.line + 2,
            why="the title and description cannot be read",
            fix='write one "field: value" a line, with quotes around a value that holds ": "',
        )

    def error(self, what: str, field: str | None, *, why: str, fix: str) -> SourceError:
        return SourceError(what, path=self.path, line=self.line_of(field), why=why, fix=fix)

    def line_of(self, field: str | None) -> int:
        """Return the line of a field in the page; the first line where it is absent."""
        if field is None:
            return 1
        pattern = rf"^[\"']?{re.escape(field)}[\"']?[ \t]*:"
        found = re.search(pattern, self.text, re.MULTILINE)
        return self.text.count("\n", 0, found.start()) + 2 if found else 1


def _bad_term(term: str, before: Sequence[str]) -> tuple[str, str, str] | None:
    """Return the problem of a term, the reason, and the fix."""
    shown = printable(term)
    if term in before:
        return f'the term "{shown}" is listed twice', "it is one search", "remove one"
    if len(term.split()) < 2:
        return (
            f'the term "{shown}" is not several words',
            "one word finds its page by the title; readers search for a task",
            'write what they type, such as "button loading spinner"',
        )
    if len(term) > TERM_LETTERS:
        return (
            f'the term "{shown}" has {len(term)} characters',
            "nobody types a search of that length",
            f"shorten it to at most {TERM_LETTERS} characters",
        )
    return None


def _one_line(text: str) -> str:
    return " ".join(text.split())
