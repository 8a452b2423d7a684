"""Whatever happens to the folder of releases and to the cache, the next build is as a clean one.

Damage that leaves a file its size is found by `showfloor verify` before the build.
"""

import os
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from showfloor.cache.disk_cache import DiskCache
from showfloor.errors import ReleaseError
from showfloor.file_system import remove_path
from showfloor.model.release import Manifest
from showfloor.model.site_file import SiteFile
from showfloor.release.lock import hold_dist
from showfloor.release.manifest import ReleaseSettings, Retention
from showfloor.release.store import Store
from showfloor.release.verify import verify_release
from showfloor.release.write import WrittenRelease, write_release

PAGE = b"<p>a line of a page</p>\n" * 200
REFUSED = {".lock", "current", "releases"}
"""What may be somebody's own, when it is not of the kind that a build makes."""

Damage = Callable[[Path, random.Random], None]


def emptied(place: Path, _: random.Random) -> None:
    replaced(place, b"")


def truncated(place: Path, chance: random.Random) -> None:
    content = content_of(place)
    replaced(place, content[: chance.randrange(len(content) + 1)])


def flipped(place: Path, chance: random.Random) -> None:
    content = bytearray(content_of(place) or PAGE)
    for _ in range(chance.randrange(1, 4)):
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    replaced(place, bytes(content))


def rewritten(place: Path, chance: random.Random) -> None:
    """Change the file itself, with all its names, and keep its size and time."""
    if place.is_file():
        before = place.stat()
        place.write_bytes(chance.randbytes(before.st_size))
        os.utime(place, ns=(before.st_atime_ns, before.st_mtime_ns))


def made_a_folder(place: Path, _: random.Random) -> None:
    remove_path(place)
    (place / "inner").mkdir(parents=True)


def made_a_link(place: Path, _: random.Random) -> None:
    remove_path(place)
    place.symlink_to("nowhere")


def removed(place: Path, _: random.Random) -> None:
    remove_path(place)


def mistaken(place: Path, chance: random.Random) -> None:
    """Put one file of the folder in the place of another: a manifest in that of another's."""
    others = [path for path in place.parents[1].rglob(place.name) if path.is_file()]
    replaced(place, chance.choice(others).read_bytes() if others else b"other")


DAMAGES: tuple[Damage, ...] = (
    *(emptied, truncated, flipped, rewritten, made_a_folder, made_a_link, removed, mistaken),
)


def content_of(place: Path) -> bytes:
    return place.read_bytes() if place.is_file() else PAGE


def replaced(place: Path, content: bytes) -> None:
    remove_path(place)
    place.write_bytes(content)


def write(dist: Path, script: bytes) -> WrittenRelease:
    """Write a release of a page and a script of a name that changes, kept for open pages."""
    name = f"/_assets/{script.decode()}.js"
    files = [
        SiteFile(path="/index.html", content=PAGE + script),
        SiteFile(path=name, content=script * 2000, immutable=True),
    ]
    retention = Retention(now=1_700_000_000, seconds=1_000_000)
    with hold_dist(dist) as lock:
        options = ReleaseSettings(retention=retention, beside={"nginx.conf": b"# nginx"})
        return write_release(Store(lock), files, options)


def public_files(release: WrittenRelease) -> dict[str, bytes]:
    """Return what a site's own pages ask for."""
    content = (release.folder / "manifest.json").read_bytes()
    manifest = msgspec.json.decode(content, type=Manifest)
    return {path: (release.folder / e.file).read_bytes() for path, e in manifest.files.items()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two releases, of which examples take copies."""
    dist = tmp_path_factory.mktemp("whole") / "dist"
    write(dist, b"a")
    write(dist, b"b")
    return dist


@settings(max_examples=60)
@given(
    damages=st.lists(
        st.tuples(st.integers(0, 1000), st.sampled_from(DAMAGES)), min_size=1, max_size=3
    ),
    seed=st.integers(0, 2**32),
    script=st.sampled_from([b"b", b"c"]),
)
def test_a_build_after_any_damage_is_whole_or_says_what_is_in_its_way(
    whole: Path, damages: list[tuple[int, Damage]], seed: int, script: bytes
) -> None:
    with TemporaryDirectory() as folder:
        dist = Path(folder) / "dist"
        shutil.copytree(whole, dist, symlinks=True)
        # The most telling places come as often as all others together.
        chosen = [".lock", ".lock-holder", "current", "releases"]
        manifests = [str(path.relative_to(dist)) for path in dist.rglob("manifest.json")]
        rest = sorted(str(path.relative_to(dist)) for path in dist.rglob("*"))
        places = [*(chosen + sorted(manifests)) * (len(rest) // 6), *rest]
        for number, damage in damages:
            place = dist / places[number % len(places)]
            if place.parent.is_dir():
                damage(place, random.Random(seed))
        with suppress(ReleaseError):  # of a release that a build does not believe either
            verify_release(dist)
        expect_a_whole_release(dist, script)


def expect_a_whole_release(dist: Path, script: bytes) -> None:
    while place := refused_place(dist, script):
        place.rename(dist.parent / f"moved-{place.name}")  # as the error says
    release = write(dist, script)
    assert verify_release(dist).faults == []
    assert public_files(release) == {
        "/index.html": PAGE + script,
        f"/_assets/{script.decode()}.js": script * 2000,
    }


def refused_place(dist: Path, script: bytes) -> Path | None:
    """Build; return the place that the build did not want to touch, if there is one."""
    try:
        write(dist, script)
    except ReleaseError as error:
        return next(dist / name for name in REFUSED if error.what.startswith(f"{dist}/{name} "))
    return None


@settings(max_examples=100)
@given(
    damage=st.sampled_from([emptied, truncated, flipped]),
    part=st.sampled_from(["cache.db", "cache.db-journal"]),
    seed=st.integers(0, 2**32),
)
def test_a_cache_with_any_damage_gives_back_what_was_put_or_nothing(
    entries: Path, damage: Damage, part: str, seed: int
) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "cache.db"
        for file in entries.parent.iterdir():
            shutil.copy(file, folder)
        damage(path.with_name(part), random.Random(seed))
        with DiskCache(path, say=lambda line: None) as cache:
            pages = cache.kind("page")
            for number in range(60):
                assert pages.get(str(number)) in {None, bytes([number]) * 900}
                pages.put(str(number), b"again")
            cache.finish_build()
            # A page of SQLite that leads elsewhere may still hide a row: it is made again.
            assert {pages.get(str(number)) for number in range(60)} <= {None, b"again"}


@pytest.fixture(scope="module")
def entries(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cache of a few pages of SQLite, the last of them not yet in the file itself."""
    path = tmp_path_factory.mktemp("entries") / "cache.db"
    with DiskCache(path, say=pytest.fail) as cache:
        for number in range(60):
            cache.kind("page").put(str(number), bytes([number]) * 900)
            if number == 50:
                cache.finish_build()
        cache.flush()
        yield path


def test_a_value_that_became_a_text_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "cache.db"
    with DiskCache(path, say=pytest.fail) as cache:
        cache.kind("page").put("a", b"\xff\xfe")
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE entries SET value = CAST(value AS TEXT), checksum = 0")
        database.commit()
    said: list[str] = []
    with DiskCache(path, say=said.append) as cache:
        assert cache.kind("page").get("a") is None
    assert said == [
        "The cache cache.db was damaged (an entry is not what was put) and starts empty."
    ]
