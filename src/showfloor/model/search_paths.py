"""The paths of a search's files: the only place that knows their names.

A page loads `INDEX`, which names the shards. Hosts and offline workers recognize the files of a
search by `FOLDER` and `TEXTS`.
"""

from typing import Final

FOLDER: Final = "/_search/"
"""Everything that a search loads lies below it."""

INDEX: Final = f"{FOLDER}index.json"
"""The `SearchIndex`; of the files for names the only one with a name that stays."""

WORDS: Final = f"{FOLDER}words/"
"""Shards of large products by the beginnings of words: a query loads the few that it needs."""

WHOLE: Final = f"{FOLDER}whole/"
"""All pages of large products, for assistants: no browser loads them."""

TEXTS: Final = f"{FOLDER}text/"
"""The full text, in Pagefind's format: a folder for every part of it."""

TEXT_WORKER: Final = f"{TEXTS}worker.js"
"""Pagefind's own script; it runs WebAssembly, and so has a policy of its own."""


def shard_path(kind: str, product: str, digest: str) -> str:
    """Return the path of a shard of the symbol index; another content has another path."""
    return f"{FOLDER}{product or 'site'}.{kind}.{digest[:10]}.json"


def word_folder(product: str) -> str:
    """Return the folder of a large product's shards by the beginnings of words."""
    return f"{WORDS}{product or 'site'}/"


def text_folder(product: str, number: int) -> str:
    """Return the folder of one part of a product's full text."""
    return f"{TEXTS}{product or 'site'}-{number}/"


def text_starts(folder: str) -> str:
    """Return the path of what a search needs first of all parts; `folder` is that of any of them.

    The text's own worker knows it too (`START_TOGETHER` in `search/pagefind.py`).
    """
    return f"{folder.rpartition('-')[0]}.starts"
