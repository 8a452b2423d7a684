import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

from showfloor.sources import watch


async def first_of(changes: AsyncIterator[set[Path]], path: Path) -> float:
    """Wait until `path` is reported; return when it was."""
    async for paths in changes:
        if path in paths:
            return time.perf_counter()
    raise AssertionError("watching ended")


async def saved(root: Path, *names: str) -> float:
    """Watch `root`, write the files, return the seconds until the last of them is reported."""
    stop = asyncio.Event()
    waiting = asyncio.create_task(first_of(watch(root, stop=stop), root / names[-1]))
    await asyncio.sleep(0.3)
    for name in names:
        (root / name).write_text("changed")
    written = time.perf_counter()
    seen = await asyncio.wait_for(waiting, 10)
    stop.set()
    return seen - written


def test_a_saved_file_is_reported_soon(tmp_path: Path) -> None:
    assert asyncio.run(saved(tmp_path, "index.md")) < 1


def test_hidden_files_are_not_reported(tmp_path: Path) -> None:
    async def paths() -> set[Path]:
        stop = asyncio.Event()
        changes = watch(tmp_path, stop=stop)
        waiting = asyncio.ensure_future(anext(changes))
        await asyncio.sleep(0.3)
        for name in (".index.md.swp", "index.md~", "index.md"):
            (tmp_path / name).write_text("changed")
        found = await asyncio.wait_for(waiting, 10)
        stop.set()
        return found

    assert asyncio.run(paths()) == {tmp_path / "index.md"}
