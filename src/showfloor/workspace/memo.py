"""Memo of a site: functions of many pages, each run again only when what it takes has changed."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

__all__ = ["Memo"]

P = ParamSpec("P")
R = TypeVar("R")


class Memo:
    """The last result of each join, kept while its arguments are equal.

    To compare is cheap: what did not change is the same object. A join must be a pure function; one
    that raises leaves nothing.
    """

    def __init__(self) -> None:
        self._last: dict[object, tuple[Any, object]] = {}

    def run(self, join: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Return `join(*args, **kwargs)`, or its last result where the arguments are equal."""
        given = (args, kwargs)
        last = self._last.get(join)
        if last is not None and last[0] == given:
            return cast("R", last[1])
        result = join(*args, **kwargs)
        self._last[join] = (given, result)
        return result

    def forget(self, join: Callable[..., object]) -> None:
        """Have a join run again the next time."""
        self._last.pop(join, None)
