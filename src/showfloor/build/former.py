"""Files of earlier releases that a release goes on to serve.

A page that is open still asks for the files of the release it came from: chunks of its demos,
the shards that its index of the search names. They stay for some days, in the public folder of
each new release, so that every server and host has them.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from showfloor.build.manifest import Keeping, stored_files
from showfloor.model.release import SUFFIXES, FileEntry, FormerFile

__all__ = ["Former", "former_files"]

OWN_FOLDERS: Final = "/_"
"""What begins like this is asked for by scripts, under addresses that nobody types or links to."""


class Former(NamedTuple):
    """What is kept."""

    files: dict[str, FormerFile]
    """By site path."""
    dropped: int
    """How many had to go before their time, since there were too many."""


def former_files(
    files: Mapping[str, FileEntry],
    before: Mapping[str, FileEntry],
    former: Mapping[str, FormerFile],
    keeping: Keeping,
) -> Former:
    """Return what a release of `files` keeps of the release `before` it and of its former files."""
    gone = ((path, entry) for path, entry in before.items() if path not in files)
    leaving = {p: FormerFile(entry=e, left=keeping.now) for p, e in gone if _lasts(p, e)}
    waiting = {path: file for path, file in former.items() if path not in files} | leaving
    fitting = _fitting(_still_young(waiting, keeping), files)
    newest_first = sorted(fitting, key=lambda item: (-item[1].left, item[0]))
    kept = dict(_bounded(newest_first, keeping))
    return Former(kept, len(fitting) - len(kept))


def _lasts(path: str, entry: FileEntry) -> bool:
    return entry.immutable or path.startswith(OWN_FOLDERS)


def _still_young(
    former: Mapping[str, FormerFile], keeping: Keeping
) -> Iterator[tuple[str, FormerFile]]:
    for path, file in former.items():
        left = min(file.left, keeping.now)  # a clock may have been wrong
        if keeping.now - left < keeping.seconds:
            yield path, FormerFile(entry=file.entry, left=left)


def _fitting(
    waiting: Iterable[tuple[str, FormerFile]], files: Mapping[str, FileEntry]
) -> list[tuple[str, FormerFile]]:
    """Leave out what stands where the new release has a file or a folder of its own."""
    found = [(path, file, [name for name, _ in stored_files(file.entry)]) for path, file in waiting]
    if not found:
        return []
    wanted = {one for _, _, names in found for name in names for one in (name, *_folders(name))}
    taken, places = set[str](), set[str]()
    for entry in files.values():
        taken.update(wanted.intersection(_names(entry)))
        places.add(entry.file.rpartition("/")[0])
    places = {one for folder in places for one in (folder, *_folders(folder))}
    return [
        (path, file)
        for path, file, names in found
        if taken.isdisjoint(names)
        and places.isdisjoint(names)
        and taken.isdisjoint(_folders(file.entry.file))
    ]


def _names(entry: FileEntry) -> Iterator[str]:
    yield entry.file
    for name in entry.encodings:
        yield entry.file + SUFFIXES[name]


def _folders(name: str) -> Iterator[str]:
    while name := name.rpartition("/")[0]:
        yield name


def _bounded(
    files: Iterable[tuple[str, FormerFile]], keeping: Keeping
) -> Iterator[tuple[str, FormerFile]]:
    room = keeping.most_bytes
    for count, (path, file) in enumerate(files):
        room -= sum(size for _, size in stored_files(file.entry))
        if room < 0 or count >= keeping.most_files:
            return
        yield path, file
