import asyncio
from pathlib import Path

from showfloor.sources import watch


async def next_report(root: Path, *names: str) -> set[Path]:
    """Watch `root`, write the files; return what is reported first."""
    stop = asyncio.Event()
    waiting = asyncio.ensure_future(anext(watch(root, stop=stop)))
    await asyncio.sleep(0)  # its first step registers the folder with the system
    for name in names:
        (root / name).write_text("changed")
    found = await asyncio.wait_for(waiting, 10)
    stop.set()
    return found


def test_a_saved_file_is_reported(tmp_path: Path) -> None:
    assert asyncio.run(next_report(tmp_path, "index.md")) == {tmp_path / "index.md"}


def test_hidden_files_are_not_reported(tmp_path: Path) -> None:
    found = asyncio.run(next_report(tmp_path, ".index.md.swp", "index.md~", "index.md"))
    assert found == {tmp_path / "index.md"}
