"""The history of APIs: what each version of a package added, removed, deprecated and changed.

`showfloor history` reads it from published packages and writes it to `history/` of a site. Builds
read only these files.
"""

from showfloor.history.changes import (
    ENTRY_KINDS,
    ApiChange,
    MemberHistory,
    PackageHistory,
    net_of_part,
)
from showfloor.history.table import FOLDER, load_histories, path_of
from showfloor.history.versions import order_of
from showfloor.model.api_changes import ChangeKind, HistoryKind

__all__ = [
    "ENTRY_KINDS",
    "FOLDER",
    "ApiChange",
    "ChangeKind",
    "HistoryKind",
    "MemberHistory",
    "PackageHistory",
    "load_histories",
    "net_of_part",
    "order_of",
    "path_of",
]
