import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from showfloor.cache.disk_cache import DiskCache
from showfloor.errors import ToolError


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "work" / "cache.db"


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def cache(path: Path, said: list[str]) -> Iterator[DiskCache]:
    with DiskCache(path, say=said.append) as cache:
        yield cache


def test_an_entry_is_there_as_soon_as_it_was_put(cache: DiskCache) -> None:
    pages = cache.kind("page")
    pages.put("a", b"one")
    assert pages.get("a") == b"one"
    assert pages.get("b") is None


def test_an_entry_can_be_replaced(cache: DiskCache) -> None:
    pages = cache.kind("page")
    pages.put("a", b"one")
    cache.flush()
    pages.put("a", b"two")
    cache.flush()
    assert pages.get("a") == b"two"


def test_an_empty_entry_is_an_entry(cache: DiskCache) -> None:
    pages = cache.kind("page")
    pages.put("a", b"")
    cache.flush()
    assert pages.get("a") == b""


def test_kinds_do_not_meet(cache: DiskCache) -> None:
    cache.kind("page").put("a", b"one")
    assert cache.kind("demo").get("a") is None


def test_entries_outlive_the_process(path: Path, said: list[str]) -> None:
    with DiskCache(path, say=said.append) as cache:
        cache.kind("page").put("a", b"one")
    with DiskCache(path, say=said.append) as cache:
        assert cache.kind("page").get("a") == b"one"
    assert said == []


def test_much_is_written_before_the_cache_is_closed(cache: DiskCache, path: Path) -> None:
    put_megabytes(cache, 20)
    rows = sqlite3.connect(path).execute("SELECT count(*) FROM entries").fetchone()
    assert rows[0] >= 8


def put_megabytes(cache: DiskCache, count: int) -> None:
    for number in range(count):
        cache.kind("page").put(str(number), bytes([number]) * 1_000_000)


def holds_megabytes(cache: DiskCache, count: int) -> bool:
    pages = cache.kind("page")
    return all(pages.get(str(number)) == bytes([number]) * 1_000_000 for number in range(count))


def test_what_is_being_written_into_a_damaged_file_is_written_into_the_new_one(
    cache: DiskCache, path: Path, said: list[str]
) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("DROP TABLE entries")
    put_megabytes(cache, 20)
    assert holds_megabytes(cache, 20)
    cache.close()
    with DiskCache(path, say=said.append) as new:
        assert holds_megabytes(new, 20)
    assert said == ["The cache cache.db was damaged (no such table: entries) and starts empty."]


def test_entries_that_the_last_builds_did_not_use_are_dropped(cache: DiskCache) -> None:
    pages = cache.kind("page")
    pages.put("used", b"1")
    pages.put("forgotten", b"2")
    dropped = []
    for _ in range(4):
        dropped.append(cache.finish_build(keep=2))
        assert pages.get("used") == b"1"
    assert dropped == [0, 0, 0, 1]
    assert pages.get("forgotten") is None


@pytest.mark.parametrize("keep", [1, 2, 5])
def test_entries_outlive_as_many_builds_as_asked(cache: DiskCache, keep: int) -> None:
    pages = cache.kind("page")
    pages.put("a", b"1")
    for used in range(2 * keep):
        cache.finish_build(keep=keep)
        assert pages.get("a") == b"1", used
    dropped = [cache.finish_build(keep=keep) for _ in range(2 * keep + 1)]
    assert sum(dropped[:keep]) == 0
    assert sum(dropped) == 1


def test_what_was_written_during_a_build_is_as_young_as_what_was_written_at_its_end(
    cache: DiskCache,
) -> None:
    pages = cache.kind("page")
    pages.put("during", b"1")
    cache.flush()
    pages.put("end", b"2")
    dropped = [cache.finish_build(keep=2) for _ in range(4)]
    assert dropped == [0, 0, 0, 2]


def test_an_entry_that_only_a_command_without_builds_uses_is_not_dropped(
    path: Path, said: list[str]
) -> None:
    for _ in range(9):
        with DiskCache(path, say=said.append) as command:
            used = command.kind("check").get("a")
            command.kind("check").put("a", used or b"one")
        with DiskCache(path, say=said.append) as build:
            build.finish_build(keep=1)
    assert used == b"one"


def test_a_build_that_was_not_finished_does_not_count(path: Path, said: list[str]) -> None:
    for _ in range(4):
        with DiskCache(path, say=said.append) as cache:
            cache.kind("page").put("a", b"one")
    with DiskCache(path, say=said.append) as cache:
        assert cache.finish_build(keep=1) == 0
        assert cache.kind("page").get("a") == b"one"


def test_threads_may_share_a_cache(cache: DiskCache) -> None:
    pages = cache.kind("page")

    def work(number: int) -> bool:
        pages.put(str(number), b"%d" % number)
        return pages.get(str(number)) == b"%d" % number

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(work, range(500)))


WRITER = """
import sys
from pathlib import Path
from showfloor.cache.disk_cache import DiskCache
with DiskCache(Path(sys.argv[1]), say=print) as cache:
    for number in range(300):
        cache.kind("page").put(f"{sys.argv[2]}-{number}", b"x" * 1000)
        cache.flush()
    cache.finish_build()
"""


def test_two_processes_may_share_a_cache(path: Path, said: list[str]) -> None:
    writers = [
        subprocess.Popen([sys.executable, "-c", WRITER, path, name], stdout=subprocess.PIPE)
        for name in ("a", "b")
    ]
    for writer in writers:
        output, _ = writer.communicate(timeout=60)
        assert (writer.returncode, output) == (0, b"")
    with DiskCache(path, say=said.append) as cache:
        pages = cache.kind("page")
        assert all(pages.get(f"{name}-{n}") for name in ("a", "b") for n in range(300))


def test_a_file_that_is_no_database_is_replaced_and_said_so(path: Path, said: list[str]) -> None:
    path.parent.mkdir()
    path.write_bytes(b"this is no database " * 100)
    with DiskCache(path, say=said.append) as cache:
        cache.kind("page").put("a", b"one")
        cache.flush()
        assert cache.kind("page").get("a") == b"one"
    assert said == ["The cache cache.db was damaged (file is not a database) and starts empty."]


def test_a_file_damaged_in_the_middle_costs_its_entries_only(path: Path, said: list[str]) -> None:
    with DiskCache(path, say=said.append) as cache:
        for number in range(200):
            cache.kind("page").put(str(number), bytes([number]) * 5000)
    content = bytearray(path.read_bytes())
    content[8192:-4096] = b"\xff" * (len(content) - 12288)
    path.write_bytes(content)
    with DiskCache(path, say=said.append) as cache:
        pages = cache.kind("page")
        assert {pages.get(str(number)) for number in range(200)} == {None}
        pages.put("0", b"again")
        cache.finish_build()
        assert pages.get("0") == b"again"
    assert len(said) == 1
    assert said[0].startswith("The cache cache.db was damaged (")


def test_a_value_with_a_flipped_bit_is_never_given_back(path: Path, said: list[str]) -> None:
    with DiskCache(path, say=said.append) as cache:
        cache.kind("page").put("a", b"\x11" * 50_000)
    content = bytearray(path.read_bytes())
    content[content.rindex(b"\x11" * 100)] = 0x12
    path.write_bytes(content)
    with DiskCache(path, say=said.append) as cache:
        assert cache.kind("page").get("a") is None
    assert said == [
        "The cache cache.db was damaged (an entry is not what was put) and starts empty."
    ]


def test_a_cache_of_another_version_is_made_again_silently(path: Path, said: list[str]) -> None:
    path.parent.mkdir()
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE entries (old)")
    database.execute("PRAGMA user_version = 7")
    database.close()
    with DiskCache(path, say=said.append) as cache:
        cache.kind("page").put("a", b"one")
        cache.flush()
        assert cache.kind("page").get("a") == b"one"
    assert said == []


def test_a_cache_whose_file_another_process_replaced_goes_on(
    path: Path, cache: DiskCache, said: list[str]
) -> None:
    cache.kind("page").put("a", b"one")
    cache.flush()
    for file in path.parent.iterdir():
        file.unlink()
    with DiskCache(path, say=said.append) as other:
        other.kind("page").put("b", b"two")
    cache.kind("page").put("c", b"three")
    cache.flush()
    assert cache.kind("page").get("c") == b"three"


def test_a_cache_that_cannot_be_made_is_explained(tmp_path: Path, said: list[str]) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(ToolError) as caught:
        DiskCache(tmp_path / "file" / "cache.db", say=said.append)
    assert str(caught.value) == (
        f"The cache cache.db cannot be used: [Errno 17] File exists:"
        f" '{tmp_path / 'file'}'.\n"
        "  why: Without it every build would start from nothing.\n"
        f"  fix: See to free space and rights in {tmp_path / 'file'}, or remove the file."
    )


def test_an_entry_that_is_kept_outlives_the_pruning_unread(cache: DiskCache) -> None:
    cache.kind("page").put("a", b"one")
    cache.kind("page").put("b", b"two")
    for _ in range(9):
        cache.keep("page", ["a"])
        cache.finish_build(keep=5)
    assert cache.kind("page").get("a") == b"one"
    assert cache.kind("page").get("b") is None
