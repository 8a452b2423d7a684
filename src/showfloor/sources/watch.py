"""Changes of files as they happen."""

from collections.abc import AsyncIterator, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from showfloor.model.stamp import is_ignored

if TYPE_CHECKING:  # only types; builds import this module
    from asyncio import Event

# One save in an editor is several events within a few milliseconds.
SETTLE_MS = 4
LONGEST_MS = 40


async def watch(*roots: Path, stop: "Event | None" = None) -> AsyncIterator[set[Path]]:
    """Yield the paths that were written, added or removed under `roots`, as sets.

    Ends when `stop` is set.
    """
    from watchfiles import awatch  # builds import this module and do not watch

    async for changes in awatch(
        *roots,
        watch_filter=partial(_is_ours, roots),
        debounce=LONGEST_MS,
        step=SETTLE_MS,
        stop_event=stop,
        recursive=True,
    ):
        yield {Path(path) for _, path in changes}


def _is_ours(roots: Iterable[Path], _change: object, path: str) -> bool:
    file = Path(path)
    root = next((root for root in map(Path.absolute, roots) if file.is_relative_to(root)), file)
    return not any(map(is_ignored, file.relative_to(root).parts))
