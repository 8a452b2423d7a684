"""The history of APIs: what each version of a package added, removed, deprecated and changed.

`showfloor history` reads it from published packages and writes it to `history/` of a site. Builds
read only these files.
"""

from showfloor.history.changes import (
    ApiChange,
    ChangeKind,
    HistoryKind,
    MemberHistory,
    PackageHistory,
)
from showfloor.history.table import load_histories, path_of
from showfloor.history.versions import order_of

__all__ = [
    "ApiChange",
    "ChangeKind",
    "HistoryKind",
    "MemberHistory",
    "PackageHistory",
    "load_histories",
    "order_of",
    "path_of",
]
