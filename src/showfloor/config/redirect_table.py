"""`redirects.csv` and `anchors.csv`: old addresses and anchors, and where each leads now.

from,to,status
/old/,/guide/new/,301
/older/,/guide/next/#start,301

page,from,to
/guide/new/,beginning,start
"""

import re
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Final

from showfloor.config.site_tables import LanguageSettings
from showfloor.config.text_file import Row, RowProblem, read_table
from showfloor.config.values import is_https
from showfloor.errors import printable
from showfloor.model.encoded_address import path_of
from showfloor.model.page_facts import AnchorMove
from showfloor.model.redirects import SPLAT, RedirectPattern, RedirectRow, before_names, names_in

REDIRECTS: Final = ["from", "to", "status"]
STATUSES: Final = ("301", "302", "307", "308")
PATH: Final = re.compile(r"/(?!/)[^\x00-\x20\x7f\s?#\\]*")
# Browsers drop some of these and read a backslash as a slash; hosts decode the encoded ones.
DECEPTIVE: Final = re.compile(r"[\x00-\x20\x7f\s\\]")
ENCODED: Final = re.compile(r"%(?:[01][0-9a-f]|2e|2f|5c|7f)", re.IGNORECASE)


def load_redirects(path: Path, root: Path, languages: LanguageSettings) -> tuple[RedirectRow, ...]:
    """Read the rows in their order; no file means no redirects. Raises `SourcesError`."""
    if not path.exists():
        return ()

    def problem(row: Row) -> RowProblem | None:
        return _bad_redirect(row.values) or _overrides(row.values[0], languages)

    why = "the server could not follow this row"
    return tuple(
        RedirectRow(source=row[0], target=row[1], status=int(row[2]), line=line)
        for line, row in read_table(path, root, REDIRECTS, problem, why=why)
    )


def _bad_redirect(row: list[str]) -> RowProblem | None:
    """Return the mistake of a row with its fix, or nothing."""
    if len(row) != len(REDIRECTS):
        return RowProblem(f"{len(row)} values in this line", "write three: from,to,status")
    source, target, status = row
    if status not in STATUSES:
        known = ", ".join(STATUSES)
        return RowProblem(f'"{printable(status)}" is no redirect status', f"use one of: {known}")
    return _bad_source(source) or bad_target(target) or _bad_names(source, target)


def _bad_source(source: str) -> RowProblem | None:
    if PATH.fullmatch(source) and "*" not in RedirectPattern(source).path:
        return None
    return RowProblem(
        f'"{printable(source)}" is not a path that can be redirected',
        "write a path, or one that ends in /*",
    )


def _bad_names(source: str, target: str) -> RowProblem | None:
    pattern = RedirectPattern(source)
    counts = Counter([*pattern.names, SPLAT])
    if twice := next((name for name in pattern.names if counts[name] > 1), None):
        return RowProblem(f'":{twice}" stands for two things', "give each part a name of its own")
    if any(len(names_in(segment)) > 1 for segment in pattern.segments):
        return RowProblem(f'two names are in one part of "{source}"', "put a slash between them")
    unbound = set(names_in(target)) - set(pattern.bound)
    if names := unbound - {SPLAT}:
        name = min(names)
        return RowProblem(
            f'nothing says what ":{name}" stands for', f"put :{name} into the first column too"
        )
    if unbound:
        return RowProblem(f'nothing says what ":{SPLAT}" stands for', "end the first column in *")
    return None


def _overrides(source: str, languages: LanguageSettings) -> RowProblem | None:
    """Find a row that answers addresses which the settings leave out of languages."""
    pattern = RedirectPattern(source)
    first = next(iter(pattern.segments), "")
    if first and first not in languages.prefixes and not names_in(first):
        return None  # as nearly all rows: they are below no language
    for prefix, path in product(languages.prefixes, languages.left_out):
        if pattern.takes_in(f"/{prefix}{path}"):
            return RowProblem(
                f'"{source}" takes in /{prefix}{path}, which is left out of languages',
                "remove the row: languages are taken off by [languages] in site.toml",
                why=f"an address below {path} never had a language before it",
            )
    return None


def bad_target(target: str) -> RowProblem | None:
    """Return the mistake of a target that could lead to a host that its row does not name."""
    path = path_of(target)
    if DECEPTIVE.search(target) or ENCODED.search(path):
        return RowProblem(
            f'"{printable(target)}" contains a character that is not allowed in a redirect target',
            "write a plain path, with slashes only between its parts",
            "a browser may drop it or take it for a slash, and end at another host",
        )
    return _bad_path(target, path) if target.startswith("/") else _bad_address(target)


def _bad_path(target: str, path: str) -> RowProblem | None:
    if path.startswith("//"):
        return RowProblem(
            f'"{target}" leads out of the site',
            "begin a path with one slash; write another site as a whole https:// address",
            "a browser takes what follows two slashes for the name of another host",
        )
    if before_names(path) == "/" and path != "/":
        return RowProblem(
            f'"{target}" begins with a part of the old address',
            "begin it with a folder of this site; languages are taken off by site.toml",
            "a link could be written so that it begins with the name of another host",
        )
    if {"", ".", ".."} & set(path[1:].removesuffix("/").split("/")) and path != "/":
        return RowProblem(
            f'"{target}" is not a valid redirect target', "write a path without //, . and .."
        )
    return None


def _bad_address(target: str) -> RowProblem | None:
    host = target.removeprefix("https://").partition("/")[0]
    if is_https(path_of(target)) and not names_in(host):
        return None
    return RowProblem(
        f'"{target}" is not a valid redirect target',
        "write a site path or a whole https:// address",
    )


ANCHORS: Final = ["page", "from", "to"]
PAGE: Final = re.compile(r"/[^\s?#\\]*|\*[^\s?#\\]*")
ANCHOR: Final = re.compile(r"[^\s#]+")
MOST_PARTS: Final = 4
"""Around the `*` of a value: each more would multiply the time of a comparison."""


def load_anchor_moves(path: Path, root: Path) -> tuple[AnchorMove, ...]:
    """Read the rows in their order; no file means no moves. Raises `SourcesError`."""
    if not path.exists():
        return ()
    why = "a browser could not follow this row"
    return tuple(
        AnchorMove(page=row[0], source=row[1], target=row[2], line=line)
        for line, row in read_table(path, root, ANCHORS, _bad_move, why=why)
    )


def _bad_move(found: Row) -> RowProblem | None:
    """Return the mistake of a row with its fix, or nothing."""
    row = found.values
    if len(row) != len(ANCHORS):
        return RowProblem(f"{len(row)} values in this line", "write three: page,from,to")
    page, source, target = row
    if not PAGE.fullmatch(page):
        return RowProblem(f'"{page}" is no page', "write its path, in which * stands for any text")
    if not ANCHOR.fullmatch(source):
        return RowProblem(f'"{source}" is no anchor', "write it without #; * stands for any text")
    if not ANCHOR.fullmatch(target) and not target.startswith("/"):
        return RowProblem(
            f'"{target}" is no place', "write an anchor without #, top, or a site path"
        )
    if max(map(len, (part.split("*") for part in row))) > MOST_PARTS:
        return RowProblem("too many * in one value", "write three at most")
    if source.count("*") != target.count("*") and source.count("*"):
        return RowProblem(
            "not every * of the second column is in the third", "write as many in both"
        )
    return None
