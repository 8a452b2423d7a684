import os
from collections.abc import Callable
from pathlib import Path

import anyio
import pytest

from showfloor.server.content_cache import PART_BYTES, ContentCache, FileGoneError, open_file
from showfloor.server.resource import Representation
from showfloor.server.responses import ResponseHead
from support.polling import until_true


def file_of(path: Path, content: bytes) -> Representation:
    path.write_bytes(content)
    tag = path.name.encode()
    return Representation(
        file=str(path),
        encoding="identity",
        size=len(content),
        etag=tag,
        full=ResponseHead(200, []),
        unchanged=ResponseHead(304, []),
        key=(tag, len(content)),
    )


def test_a_content_is_kept_after_its_file_has_gone(tmp_path: Path) -> None:
    contents, file = ContentCache(), file_of(tmp_path / "a", b"content")
    assert contents.cached(file) is None
    assert anyio.run(contents.read, file) == b"content"
    (tmp_path / "a").unlink()
    assert anyio.run(contents.read, file) == contents.cached(file) == b"content"


def test_what_was_asked_for_last_stays_within_the_limit(tmp_path: Path) -> None:
    contents = ContentCache(limit=10)
    a, b, c = (file_of(tmp_path / name, b"12345") for name in "abc")
    for file in (a, b, a, c):
        anyio.run(contents.read, file)
    assert contents.size == 10
    assert (contents.cached(a), contents.cached(b)) == (b"12345", None)


def test_a_content_larger_than_the_limit_is_not_kept(tmp_path: Path) -> None:
    contents, file = ContentCache(limit=3), file_of(tmp_path / "a", b"12345")
    assert anyio.run(contents.read, file) == b"12345"
    assert contents.size == 0


@pytest.mark.parametrize("change", [Path.unlink, lambda path: path.write_bytes(b"other content")])
def test_a_file_that_is_not_the_one_of_the_release_is_gone(
    tmp_path: Path, change: Callable[[Path], object]
) -> None:
    contents, file = ContentCache(), file_of(tmp_path / "a", b"content")
    change(tmp_path / "a")
    with pytest.raises(FileGoneError):
        anyio.run(contents.read, file)
    with pytest.raises(FileGoneError):
        anyio.run(open_file, file)


async def read_all(contents: ContentCache, file: Representation, wanted: range) -> list[bytes]:
    """Return a part of a file, removed once it is open, as it is read."""
    parts = []
    with await open_file(file) as opened:
        Path(file.file).unlink()
        while wanted:
            parts.append(bytes(await contents.read_part(file, opened, wanted)))
            wanted = wanted[len(parts[-1]) :]
    return parts


@pytest.mark.parametrize(
    "wanted",
    [
        range(1000, 900_000),
        range(1_000_000),
        range(PART_BYTES, 2 * PART_BYTES),
        range(999_999, 10**6),
    ],
)
def test_an_open_file_can_be_read_after_it_was_removed(tmp_path: Path, wanted: range) -> None:
    content = bytes(range(250)) * 4000
    parts = anyio.run(read_all, ContentCache(), file_of(tmp_path / "a", content), wanted)
    assert b"".join(parts) == content[wanted.start : wanted.stop]
    assert max(map(len, parts)) <= PART_BYTES


def test_readers_at_one_place_of_a_file_share_what_is_read_of_it(tmp_path: Path) -> None:
    contents, file = ContentCache(), file_of(tmp_path / "a", bytes(300_000))

    async def read_twice() -> None:
        with await open_file(file) as one, await open_file(file) as other:
            whole = await contents.read_part(file, one, range(300_000))
            begun = await contents.read_part(file, other, range(1000, 300_000))
        assert (len(whole), len(begun)) == (PART_BYTES, PART_BYTES - 1000)
        assert whole.obj is begun.obj
        assert len(contents.parts) == 1

    anyio.run(read_twice)
    # The thread that has read it may hold it until it has something else to do.
    until_true(lambda: len(contents.parts) == 0, "no part is in memory")


def test_readers_who_ask_at_once_share_what_is_read(tmp_path: Path) -> None:
    contents, file = ContentCache(), file_of(tmp_path / "a", bytes(300_000))
    parts: list[memoryview] = []

    async def read() -> None:
        with await open_file(file) as opened:
            parts.append(await contents.read_part(file, opened, range(300_000)))

    async def read_all_at_once() -> None:
        async with anyio.create_task_group() as tasks:
            for _ in range(20):
                tasks.start_soon(read)

    anyio.run(read_all_at_once)
    assert len({id(part.obj) for part in parts}) == 1


def test_a_file_that_becomes_shorter_is_not_filled_up(tmp_path: Path) -> None:
    contents, file = ContentCache(), file_of(tmp_path / "a", bytes(300_000))

    async def read() -> None:
        with await open_file(file) as opened:
            os.truncate(file.file, 1000)
            await contents.read_part(file, opened, range(300_000))

    with pytest.raises(EOFError) as raised:
        anyio.run(read)
    assert str(raised.value) == f"{tmp_path / 'a'} has become shorter while it was sent."
