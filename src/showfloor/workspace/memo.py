"""The last result of each function, which runs again only for other arguments."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")


class Memo:
    """Keeps the last result of each function while its arguments are equal.

    Comparing is cheap, because unchanged values are the same objects. The functions must be pure;
    a call that raises leaves the earlier result.
    """

    def __init__(self) -> None:
        self._last: dict[object, tuple[Any, object]] = {}

    def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Return `function(*args, **kwargs)`, or its last result if the arguments are equal."""
        arguments = (args, kwargs)
        last = self._last.get(function)
        if last is not None and last[0] == arguments:
            return cast("R", last[1])
        result = function(*args, **kwargs)
        self._last[function] = (arguments, result)
        return result
