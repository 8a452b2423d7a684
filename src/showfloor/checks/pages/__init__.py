"""What an author should change on a page: in its text, and among the topics that it answers.

A page whose front matter has `terms` is held to all of it: a finding is a mistake, which stops
`showfloor check` and a build. Of every other page only names that do not exist are mistakes, and
other findings are reported.
"""

from showfloor.checks.pages.collect import ALWAYS_MISTAKES, findings_of, held_mistakes, is_held
from showfloor.checks.pages.documented import documented_mistakes
from showfloor.checks.pages.finding import Finding, FindingKind
from showfloor.checks.pages.text_findings import (
    Background,
    background_of,
    text_findings,
    visible_code,
)
from showfloor.checks.pages.topics import Topics, read_topics

__all__ = [
    "ALWAYS_MISTAKES",
    "Background",
    "Finding",
    "FindingKind",
    "Topics",
    "background_of",
    "documented_mistakes",
    "findings_of",
    "held_mistakes",
    "is_held",
    "read_topics",
    "text_findings",
    "visible_code",
]
