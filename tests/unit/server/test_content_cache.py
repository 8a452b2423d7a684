from collections.abc import Callable
from pathlib import Path

import anyio
import pytest

from showfloor.server.content_cache import ContentCache, FileGoneError, open_file, read_part
from showfloor.server.resource import Representation
from showfloor.server.responses import ResponseHead


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


def test_an_open_file_can_be_read_after_it_was_removed(tmp_path: Path) -> None:
    content = bytes(range(256)) * 4000

    async def read() -> bytes:
        with await open_file(file_of(tmp_path / "a", content)) as opened:
            (tmp_path / "a").unlink()
            parts = [part async for part in read_part(opened, range(1000, 900_000))]
        return b"".join(parts)

    assert anyio.run(read) == content[1000:900_000]
