"""The `_redirects` file, for hosts that read one."""

from collections.abc import Iterable

from showfloor.model.address import quote_address
from showfloor.model.release import Redirect

__all__ = ["redirects_file"]


def redirects_file(redirects: Iterable[Redirect]) -> str:
    """Return `_redirects`: a row each, in their order, with `*`, `:splat` and `:name`."""
    return "".join(
        f"{quote_address(row.source)} {quote_address(row.target)} {row.status}\n"
        for row in redirects
    )
