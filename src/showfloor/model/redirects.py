"""Redirects: a row, the grammar of its two columns, and the row that an address falls under.

A source may end in `/*`, which stands for everything below it, and hold names (`:name`), each of
which stands for text without a slash. The target repeats them as `:splat` and `:name`. A slash at
the end of an address makes no difference. The first row that matches is the one that counts.
"""

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from functools import cache, cached_property
from typing import Final, Generic, NamedTuple, TypeVar
from urllib.parse import unquote

import msgspec

from showfloor.model.base import Model
from showfloor.model.encoded_address import path_of, quote_address, quote_path

SPLAT: Final = "splat"
"""The name that a target repeats the text of `/*` by."""

BELOW: Final = "/*"
NAME: Final = re.compile(r":([a-z]+)")
"""A colon before anything else is a plain character, as that of `https://` is."""
PASSING: Final = (302, 307)
"""Statuses of what a browser has to ask again each time."""
MOST_ROWS: Final = 6
"""The most rows that one redirect follows: nginx can follow no more."""


class Redirect(Model, frozen=True, kw_only=True):
    """Where an old address leads."""

    source: str = msgspec.field(name="from")
    """Site path, or the pattern of several: see `RedirectPattern`."""
    target: str = msgspec.field(name="to")
    """Site path or absolute address, with the names of `source`."""
    status: int = 301
    """301, 302, 307 or 308."""

    @property
    def target_path(self) -> str:
        """The target without query and anchor."""
        return path_of(self.target)

    @property
    def leaves(self) -> bool:
        """Whether it leads out of the site."""
        return not self.target.startswith("/")


class RedirectRow(Redirect, frozen=True, kw_only=True):
    """A row of `redirects.csv`, with what only the sources need."""

    line: int = 0

    @property
    def redirect(self) -> Redirect:
        """The row as a release has it."""
        return Redirect(source=self.source, target=self.target, status=self.status)


def names_in(text: str) -> list[str]:
    """Return the names in a source or a target, in their order."""
    return NAME.findall(text)


def before_names(text: str) -> str:
    """Return the part before the first name in a source or a target; all of it without one."""
    return NAME.split(text, maxsplit=1)[0]


def with_parts(target: str, part: Callable[[str], str]) -> str:
    """Return a target with `part(name)` in place of each name."""
    return NAME.sub(lambda found: part(found[1]), target)


class RedirectPattern:
    """The source of a row, read once."""

    def __init__(self, source: str) -> None:
        self.below: Final = source.endswith(BELOW)
        """Whether it takes in everything below its path."""
        self.path: Final = source.removesuffix(BELOW).rstrip("/")
        """Without `/*` and without a slash at its end: nothing for the root."""
        self.names: Final = names_in(self.path)
        """Those of parts, in their order."""

    @property
    def is_plain(self) -> bool:
        """Whether it stands for one address."""
        return not self.below and not self.names

    @property
    def bound(self) -> list[str]:
        """All that a target may repeat."""
        return [*self.names, SPLAT] if self.below else self.names

    @property
    def segments(self) -> list[str]:
        """The parts of its path between slashes, with their names."""
        return self.path.split("/")[1:]

    def regex(self, part: Callable[[str], str], below: str, end: str) -> str:
        """Return a regular expression with `part(name)` for each name.

        It ends in `below` where the pattern takes in everything below, otherwise in `end`.
        """
        return _regex(self.path, part) + (below if self.below else end)

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        """What an address has to match as a whole; its groups are the names and `splat`.

        Raises `re.error` where a name stands for two parts.
        """
        below = f"(?:/(?P<{SPLAT}>.*))?"
        return re.compile(self.regex(lambda name: f"(?P<{name}>[^/]+)", below, "/*"), re.DOTALL)

    def takes_in(self, path: str) -> bool:
        """Return whether it matches an address that is a path or lies below it."""
        wanted = path.strip("/").split("/")
        segments = self.segments
        return (self.below or len(segments) >= len(wanted)) and all(
            re.fullmatch(_regex(segment, lambda _: "[^/]+"), name)
            for segment, name in zip(segments, wanted, strict=False)
        )


def _regex(text: str, part: Callable[[str], str]) -> str:
    pieces = NAME.split(text)  # text and names in turn
    return "".join(
        part(piece) if index % 2 else re.escape(piece) for index, piece in enumerate(pieces)
    )


def plain_rows(redirects: Iterable[Redirect]) -> Iterator[Redirect]:
    """Yield the rows without a wildcard that no row above matches."""
    above: list[RedirectPattern] = []
    for row in redirects:
        pattern = RedirectPattern(row.source)
        if not pattern.is_plain:
            above.append(pattern)
        elif not any(one.compiled.fullmatch(pattern.path) for one in above):
            yield row


R = TypeVar("R", bound=Redirect)
FullMatch = Callable[[str], re.Match[str] | None]


class RedirectMatch(NamedTuple, Generic[R]):
    """The row that an address falls under."""

    row: R
    parts: Mapping[str, str]
    """What its names, and `splat`, stand for; empty where nothing is below."""


class Target(NamedTuple):
    """Where a reader is sent."""

    location: str
    """An address without characters that do not belong into one."""
    status: int

    @property
    def path(self) -> str:
        """The site path that it leads to, decoded; the whole address where that is elsewhere."""
        return unquote(path_of(self.location))

    @property
    def leaves(self) -> bool:
        """Whether it leads out of the site."""
        return not self.location.startswith("/")

    @property
    def with_slash(self) -> "Target":
        """The same with a slash at the end of its path."""
        path = path_of(self.location)
        return Target(f"{path}/{self.location[len(path) :]}", self.status)


class RedirectTable(Generic[R]):
    """Redirects in their order, found without trying each of them."""

    def __init__(self, rows: Iterable[R]) -> None:
        self._quoted = cache(quote_address)  # of targets: as many as there are rows
        self._plain: dict[str, tuple[int, R]] = {}
        self._patterns: list[tuple[int, FullMatch, R]] = []
        for number, row in enumerate(rows):
            pattern = RedirectPattern(row.source)
            if pattern.is_plain:
                self._plain.setdefault(pattern.path, (number, row))
            else:
                self._patterns.append((number, pattern.compiled.fullmatch, row))

    def match(self, path: str) -> RedirectMatch[R] | None:
        """Return the first row that matches a path, decoded."""
        plain = self._plain.get(path.rstrip("/"))
        for number, fullmatch, row in self._patterns:
            if plain is not None and plain[0] < number:
                break
            if found := fullmatch(path):
                return RedirectMatch(row, found.groupdict(""))
        return None if plain is None else RedirectMatch(plain[1], {})

    def follow(self, path: str, places: Container[str]) -> Target | None:
        """Return where the way from an old address ends, as one step.

        `places` are the paths of all pages and files. A row may lead to other rows, such as one for
        a whole folder. Returns nothing where the rows end neither at a place nor on another site:
        the reader gets "not found" at once. The redirect is permanent only if all its rows are.
        """
        statuses: list[int] = []
        for _ in range(MOST_ROWS):
            target = self._step(path, places)
            if target is None:
                return None
            statuses.append(target.status)
            if target.leaves or target.path in places:
                return Target(target.location, max(statuses, key=PASSING.__contains__))
            path = target.path
        return None

    def _step(self, path: str, places: Container[str]) -> Target | None:
        """Follow one row. A wildcard takes the end of an address as it was asked for."""
        match = self.match(path)
        if match is None:
            return None
        target = self._target(match)
        slash = not target.leaves and target.path not in places and f"{target.path}/" in places
        return target.with_slash if slash else target

    def _target(self, match: RedirectMatch[R]) -> Target:
        row, parts = match
        address = self._quoted(row.target)
        if parts:
            address = with_parts(
                address, lambda name: quote_path(parts[name]) if name in parts else f":{name}"
            )
        if not row.leaves:
            # Two slashes at the start would lead to another host.
            address = "/" + address.lstrip("/")
        return Target(address, row.status)
