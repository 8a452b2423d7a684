import msgspec
import pytest

from showfloor.model.release import FileEntry, RetainedAsset
from showfloor.release.manifest import Retention
from showfloor.release.retained_assets import retained_assets

WEEK = 7 * 24 * 60 * 60
NOW = 1_000_000_000
RETENTION = Retention(now=NOW, seconds=WEEK)


def entry(path: str, *, immutable: bool = True, size: int = 10) -> FileEntry:
    return FileEntry(file=f"public{path}", type="", etag="1", size=size, immutable=immutable)


def left(path: str, seconds_ago: int = 0) -> RetainedAsset:
    return RetainedAsset(entry=entry(path), left=NOW - seconds_ago)


def kept(
    *paths: str, before: dict[str, FileEntry] | None = None, **retained: RetainedAsset
) -> dict[str, int]:
    """What a release of these files keeps: seconds since it left, by path."""
    files = {path: entry(path) for path in paths}
    known = {file.entry.file.removeprefix("public"): file for file in retained.values()}
    found = retained_assets(files, before or {}, known, RETENTION).files
    return {path: NOW - file.left for path, file in found.items()}


def test_a_hashed_file_that_leaves_is_kept() -> None:
    assert kept("/new.js", before={"/a.js": entry("/a.js")}) == {"/a.js": 0}


def test_a_hashed_file_of_the_release_is_not_retained() -> None:
    assert kept("/a.js", before={"/a.js": entry("/a.js")}, a=left("/a.js", 5)) == {}


@pytest.mark.parametrize(
    ("path", "is_kept"),
    [
        ("/page/index.html", False),
        ("/_themes/oak.js", True),
        ("/_search/text/a/b.json", True),
    ],
)
def test_of_files_with_lasting_names_those_that_scripts_ask_for_are_kept(
    path: str, is_kept: bool
) -> None:
    assert bool(kept("/new.js", before={path: entry(path, immutable=False)})) is is_kept


def test_a_retained_file_keeps_its_day_until_its_time_is_over() -> None:
    assert kept("/new.js", a=left("/a.js", WEEK - 1), b=left("/b.js", WEEK)) == {"/a.js": WEEK - 1}


def test_a_file_from_the_future_left_now() -> None:
    assert kept("/new.js", a=left("/a.js", -WEEK)) == {"/a.js": 0}


def test_nothing_is_kept_for_no_time_at_all() -> None:
    retention = Retention(now=NOW, seconds=0)
    assert retained_assets({}, {"/a.js": entry("/a.js")}, {}, retention).files == {}


def test_a_file_in_the_way_of_the_new_release_is_not_kept() -> None:
    compressed = msgspec.structs.replace(entry("/c.js"), encodings={"br": 5})
    assert (
        kept(
            "/a.js/file",
            "/b",
            "/c.js.br",
            a=left("/a.js"),
            b=left("/b/file"),
            c=RetainedAsset(entry=compressed, left=NOW),
        )
        == {}
    )


def test_of_too_many_files_those_that_left_last_are_kept() -> None:
    retained = {f"/{n}.js": left(f"/{n}.js", n) for n in range(10)}
    few = retained_assets({}, {}, retained, Retention(now=NOW, seconds=WEEK, max_files=3))
    assert (sorted(few.files), few.dropped) == (["/0.js", "/1.js", "/2.js"], 7)
    small = retained_assets({}, {}, retained, Retention(now=NOW, seconds=WEEK, max_bytes=45))
    assert (sorted(small.files), small.dropped) == (["/0.js", "/1.js", "/2.js", "/3.js"], 6)
