"""Offline copies: the pages of a product from a release, so that they open from a folder.

Browsers load neither modules nor data from files. In a copy both are plain scripts, and a small
loader (`web/programs/copies/loader.js`) gives them to the pages, whose code is the same.
"""

from showfloor.offline_copy.copy import (
    OfflineCopy,
    ReleaseFiles,
    chosen_products,
    make_copy,
    write_archive,
)
from showfloor.offline_copy.rewriting import plain_scripts

__all__ = [
    "OfflineCopy",
    "ReleaseFiles",
    "chosen_products",
    "make_copy",
    "plain_scripts",
    "write_archive",
]
