"""Checks of one page: its text, and the names in it.

A page whose front matter has `terms` is strict: each finding is a mistake, which stops
`showfloor check` and a build. On other pages only names that do not exist and placeholders are
mistakes; other findings are reported.
"""

from showfloor.page_checks.documented_names import documented_mistakes
from showfloor.page_checks.findings import (
    ALWAYS_MISTAKES,
    CheckContext,
    findings_of,
    is_strict,
    page_mistakes,
)
from showfloor.page_checks.page_under_check import Finding, FindingKind

__all__ = [
    "ALWAYS_MISTAKES",
    "CheckContext",
    "Finding",
    "FindingKind",
    "documented_mistakes",
    "findings_of",
    "is_strict",
    "page_mistakes",
]
