"""Whatever is damaged of what one build leaves for the next, the next is as a clean one."""

import random
import shutil
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from showfloor.build import BuildPaths, build
from showfloor.file_system import remove_path
from support.site.tiny_site import copy_tiny
from support.site.workplace import SilentReport

# One worker runs them: each would make what they share.
pytestmark = pytest.mark.xdist_group("damage")

DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "random": lambda value: random.Random(1).randbytes(len(value)),
    "truncated": lambda value: value[: len(value) // 2],
    "empty": lambda value: b"",
    "of another type": lambda value: msgspec.msgpack.encode([1, "two", {"three": 3}]),
    "of another version": lambda value: msgspec.msgpack.encode({"version": 99}),
}
NOTICED = "random"
"""A wrong sum is noticed before the value is looked at: this damage stands for the others."""
WORK: tuple[dict[str, str], ...] = (
    dict.fromkeys(("cache.db", "accents.css", "demos.json", "tailwind.css"), "folder"),
    {"assets.json": "folder", "offline": "missing"},
    {"frontend.json": "folder", "client": "random"},
    {"frontend.json": "random", "cache.db": "random"},
    {"server/worker.js": "empty", "sandbox": "random"},
    {"sandbox/sandbox.json": "empty", "cache.db": "empty"},
    {"client/_assets": "missing"},
    {"works.json": "random"},
    dict.fromkeys(("client", "server", "offline", "sandbox"), "empty"),
    dict.fromkeys(("assets.json", "works.json", "tailwind.css", "frontend.json"), "empty"),
    {"cache.db": "cut", "frontend.json": "cut", "accents.css": "empty", "demos.json": "cut"},
    {"cache.db": "flipped", "cache.db-journal": "folder", "server": "link"},
)

OFTEN = {8, 10, 11}
"""Of these, the ones that `make test` runs: most files and folders, and nearly every damage."""


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> BuildPaths:
    """A site that was built once; tests take copies of what that left."""
    folder = tmp_path_factory.mktemp("first")
    site = copy_tiny(folder / "site")
    paths = BuildPaths(site=site, dist=folder / "dist", work=folder / "work")
    build(paths, SilentReport())
    shutil.copytree(paths.work, folder / "whole")
    return paths


@pytest.fixture
def paths(first: BuildPaths, tmp_path: Path) -> Iterator[BuildPaths]:
    """The same site with a work folder to be damaged, and without a release."""
    yield BuildPaths(site=first.site, dist=tmp_path / "dist", work=first.work)
    shutil.rmtree(first.work, ignore_errors=True)
    shutil.copytree(first.work.with_name("whole"), first.work)


def is_as_clean(paths: BuildPaths, first: BuildPaths) -> list[str]:
    """Build, compare all files with those of a clean build; return what was said."""
    report = SilentReport()
    build(paths, report)
    assert tree(paths.dist / "current") == tree(first.dist / "current")
    return report.said


def tree(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.resolve().rglob("*") if path.is_file())
    return {str(file.relative_to(folder.resolve())): file.read_bytes() for file in files}


@pytest.mark.parametrize(
    ("is_noticed", "damage"),
    [
        pytest.param(
            is_noticed,
            damage,
            id=f"{'flipped' if is_noticed else 'put'}-{damage}",
            marks=[pytest.mark.sweep] if is_noticed and damage != NOTICED else [],
        )
        for is_noticed in (True, False)
        for damage in DAMAGES
    ],
)
def test_damaged_entries_of_every_kind_are_made_again(
    paths: BuildPaths, first: BuildPaths, damage: str, is_noticed: bool
) -> None:
    damaged = damage_entries(paths.work / "cache.db", DAMAGES[damage], is_noticed)
    said = is_as_clean(paths, first)
    assert damaged
    assert all(line.endswith(("will be made again.", "starts empty.")) for line in said)
    assert said


def damage_entries(path: Path, damage: Callable[[bytes], bytes], is_noticed: bool) -> int:
    """Damage every entry; those that hold a text or bytes as they are only with a wrong sum."""
    raw = {"javascript", "text-index", "compressed"}
    count = 0
    with closing(sqlite3.connect(path)) as database:
        for id, kind, value in database.execute("SELECT id, kind, value FROM entries").fetchall():
            if not is_noticed and (kind in raw or " " in kind):
                continue
            broken = damage(value)
            total = zlib.crc32(broken) ^ is_noticed
            database.execute(
                "UPDATE entries SET value = ?, checksum = ? WHERE id = ?", (broken, total, id)
            )
            count += 1
        database.commit()
    return count


@pytest.mark.parametrize(
    "damages",
    [
        pytest.param(
            damages,
            id=" ".join(damages),
            marks=[] if number in OFTEN else [pytest.mark.sweep],
        )
        for number, damages in enumerate(WORK)
    ],
)
def test_a_damaged_work_folder_is_made_again(
    paths: BuildPaths, first: BuildPaths, damages: dict[str, str]
) -> None:
    for name, kind in damages.items():
        damage_place(paths.work / name, kind)
    is_as_clean(paths, first)


def damage_place(place: Path, kind: str) -> None:
    content = place.read_bytes() if place.is_file() else b""
    remove_path(place)
    if kind == "folder":
        (place / "inner").mkdir(parents=True)
    elif kind == "link":
        place.symlink_to("nowhere")
    elif kind != "missing":
        place.write_bytes(damaged(content, kind))


def damaged(content: bytes, kind: str) -> bytes:
    chance = random.Random(1)
    if kind == "flipped":
        flips = {chance.randrange(len(content)): 1 << chance.randrange(8) for _ in range(200)}
        return bytes(byte ^ flips.get(place, 0) for place, byte in enumerate(content))
    kinds = {"empty": b"", "cut": content[: len(content) // 2], "random": chance.randbytes(5000)}
    return kinds[kind]


def test_what_stood_in_the_place_of_a_file_is_told_and_not_written_through(
    paths: BuildPaths, first: BuildPaths, tmp_path: Path
) -> None:
    mine = tmp_path / "mine.css"
    mine.write_text("mine")
    remove_path(paths.work / "accents.css")
    (paths.work / "accents.css").symlink_to(mine)
    damage_place(paths.work / "frontend.json", "cut")
    said = is_as_clean(paths, first)
    assert said == [
        f"{paths.work}/accents.css was not a file that can be written. It was made again.",
        "The built frontend was damaged (frontend.json) and is built again.",
    ]
    assert mine.read_text() == "mine"


def test_a_script_of_the_same_size_and_time_is_built_again(
    paths: BuildPaths, first: BuildPaths
) -> None:
    script = next((paths.work / "client/_assets").glob("DayCounter-*.js"))
    content = bytearray(script.read_bytes())
    content[10] ^= 1
    script.write_bytes(content)
    name = script.relative_to(paths.work)
    assert f"The built frontend was damaged ({name}) and is built again." in is_as_clean(
        paths, first
    )
