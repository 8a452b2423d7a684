"""Where a redirect may lead: to a path of this site, or to a host that its row names."""

import re
from typing import Final, NamedTuple

from showfloor.config.address import is_https
from showfloor.errors import printable
from showfloor.model.encoded_address import path_of
from showfloor.model.redirects import before_names, names_in

__all__ = ["Problem", "bad_target"]

# Browsers drop some of these and read a backslash as a slash; hosts decode the encoded ones.
DECEPTIVE: Final = re.compile(r"[\x00-\x20\x7f\s\\]")
ENCODED: Final = re.compile(r"%(?:[01][0-9a-f]|2e|2f|5c|7f)", re.IGNORECASE)


class Problem(NamedTuple):
    """A mistake in a row of redirects, its fix, and why it matters."""

    what: str
    fix: str
    why: str = "the server could not follow this row"


def bad_target(target: str) -> Problem | None:
    """Return the mistake of a target that could lead to a host that its row does not name."""
    path = path_of(target)
    if DECEPTIVE.search(target) or ENCODED.search(path):
        return Problem(
            f'"{printable(target)}" contains a character that is not allowed in a redirect target',
            "write a plain path, with slashes only between its parts",
            "a browser may drop it or take it for a slash, and end at another host",
        )
    return _bad_path(target, path) if target.startswith("/") else _bad_address(target)


def _bad_path(target: str, path: str) -> Problem | None:
    if path.startswith("//"):
        return Problem(
            f'"{target}" leads out of the site',
            "begin a path with one slash; write another site as a whole https:// address",
            "a browser takes what follows two slashes for the name of another host",
        )
    if before_names(path) == "/" and path != "/":
        return Problem(
            f'"{target}" begins with a part of the old address',
            "begin it with a folder of this site; languages are taken off by site.toml",
            "a link could be written so that it begins with the name of another host",
        )
    if {"", ".", ".."} & set(path[1:].removesuffix("/").split("/")) and path != "/":
        return Problem(
            f'"{target}" is not a valid redirect target', "write a path without //, . and .."
        )
    return None


def _bad_address(target: str) -> Problem | None:
    host = target.removeprefix("https://").partition("/")[0]
    if is_https(path_of(target)) and not names_in(host):
        return None
    return Problem(
        f'"{target}" is not a valid redirect target',
        "write a site path or a whole https:// address",
    )
