"""The works that readers get with the full-text search: Pagefind, and what is compiled into it.

Nothing that is installed lists them, so `search-works/works.toml` does, for one version.
"""

import tomllib
from pathlib import Path
from typing import Final

import msgspec

from showfloor.decoding import convert
from showfloor.errors import ToolError
from showfloor.model import Work

__all__ = ["search_works"]

LIST: Final = Path(__file__).with_name("search-works") / "works.toml"


class ListedWork(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A work of the list."""

    name: str
    version: str
    license: str
    texts: tuple[str, ...]
    """Files beside the list."""


class SearchWorks(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields of the list."""

    pagefind: str
    """The version whose works these are."""
    works: tuple[ListedWork, ...]


def search_works(installed: str) -> list[Work]:
    """Return the works in the search of Pagefind's version `installed`.

    Raises `ToolError` for a version whose works are not listed.
    """
    listed = convert(tomllib.loads(LIST.read_text(encoding="utf-8")), SearchWorks)
    if listed.pagefind != installed:
        raise ToolError(
            f"The works inside Pagefind {installed} are not listed:"
            f" {LIST.parent.name}/{LIST.name} is the list of {listed.pagefind}.",
            why="Readers get them with the search, and their licenses ask to be named.",
            fix=f"Renew the list, as its first lines say, or install Pagefind {listed.pagefind}.",
        )
    return [_work(one) for one in listed.works]


def _work(listed: ListedWork) -> Work:
    files = [LIST.with_name(name) for name in listed.texts]
    return Work(
        name=listed.name,
        version=listed.version,
        license=listed.license,
        texts=tuple(file.read_text(encoding="utf-8").strip("\n") for file in files),
        bundles=("search",),
    )
