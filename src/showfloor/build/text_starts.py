"""What a search needs of every part of a product's text before it looks for a word, in one file.

Pagefind asks each part for two small files first: what it is, and which pages and words it has. Of
ten thousand pages that were 64 requests, one waiting for another, at each first search. Its worker
takes them from here (`START_TOGETHER` in `build/pagefind.py`).

The file is a line of JSON and then the contents: by part and name, where one begins after the line,
and how many bytes it has. Pagefind has compressed what is large in it already.
"""

from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from typing import Final

import msgspec

from showfloor.model.files import SiteFile, content_digest
from showfloor.model.search_paths import text_starts
from showfloor.outputs.headers import own_headers

__all__ = ["is_start", "name_of_start", "starts_file"]

STARTS: Final = ("pagefind-entry.json", "*.pf_meta")
LINE: Final = b"\n"


def is_start(name: str) -> bool:
    """Tell whether a file of an index is needed before any word is looked for."""
    return any(fnmatchcase(name, pattern) for pattern in STARTS)


def name_of_start(folder: str, name: str) -> str:
    """Return how a file of the part in a folder is called here: `12/pagefind-entry.json`."""
    return folder.rpartition("-")[2] + name


def starts_file(folder: str, starts: Mapping[str, bytes]) -> SiteFile:
    """Return the file of a product; `folder` is that of any of its parts."""
    path, content = text_starts(folder), _joined(sorted(starts.items()))
    headers = own_headers(path)
    return SiteFile(path=path, content=content, headers=headers, digest=content_digest(content))


def _joined(starts: Iterable[tuple[str, bytes]]) -> bytes:
    places: dict[str, tuple[int, int]] = {}
    contents = bytearray()
    for name, content in starts:
        places[name] = (len(contents), len(content))
        contents += content
    return msgspec.json.encode(places) + LINE + contents
