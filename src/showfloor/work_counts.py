"""Counts the work that a process does, so that work that is done twice can be seen.

Times differ from machine to machine and from hour to hour; counts do not.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping
from threading import Lock
from typing import Final, Literal, get_args

Work = Literal[
    "sources hashed",
    "sources read",
    "pages parsed",
    "texts tokenized",
    "texts highlighted",
    "demos prepared",
    "islands drawn ltr",
    "islands drawn rtl",
    "pages rendered",
    "processes started",
    "questions asked",
    "files hashed",
    "files compressed",
    "files written",
    "files linked",
]
"""Islands are drawn in both directions of text. Files are those of a release."""

_counts: Final[defaultdict[Work, Counter[str]]] = defaultdict(Counter)
_lock: Final = Lock()


def count(work: Work, subject: str) -> None:
    """Count a piece of work on a subject, such as a path. Several threads may count at once."""
    with _lock:
        _counts[work][subject] += 1


def work_done() -> Mapping[Work, Counter[str]]:
    """Return how often each work was done on each subject since the last call of `forget_work`."""
    with _lock:
        return {work: Counter(_counts[work]) for work in get_args(Work)}


def forget_work() -> None:
    """Start to count from zero."""
    with _lock:
        _counts.clear()
