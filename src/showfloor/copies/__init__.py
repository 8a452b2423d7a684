"""Offline copies: the pages of a product from a release, so that they open from a folder.

Browsers load neither modules nor data from files. In a copy both are plain scripts, and a small
loader (`web/copies/loader.js`) stands between them and the pages, whose code is the same.
"""

from showfloor.copies.convert import Converter, NodeConverter
from showfloor.copies.copy import OfflineCopy, make_copy
from showfloor.copies.shelf import Shelf

__all__ = ["Converter", "NodeConverter", "OfflineCopy", "Shelf", "make_copy"]
