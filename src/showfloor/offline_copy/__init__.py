"""Offline copies: the pages of a product from a release, so that they open from a folder.

Browsers load neither modules nor data from files. In a copy both are plain scripts, and a small
loader (`web/programs/copies/loader.js`) stands between them and the pages, whose code is the same.
"""

from showfloor.offline_copy.convert import Converter, NodeConverter
from showfloor.offline_copy.copy import OfflineCopy, make_copy
from showfloor.offline_copy.release_files import ReleaseFiles

__all__ = ["Converter", "NodeConverter", "OfflineCopy", "ReleaseFiles", "make_copy"]
