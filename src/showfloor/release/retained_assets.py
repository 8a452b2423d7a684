"""Files of earlier releases that a release goes on to serve.

A page that is open still asks for the files of the release it came from: chunks of its demos,
the shards that its index of the search names. They stay for some days, in the public folder of
each new release, so that every server and host has them.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from showfloor.model.release import SUFFIXES, FileEntry, FormerFile
from showfloor.release.manifest import PUBLIC, Keeping, stored_files

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
    found = list(waiting)
    if not found:
        return []
    # Of the release only folders are listed: it may have a hundred times as many files.
    below = {entry.file.rpartition("/")[0] for entry in files.values()}
    places = {above for folder in below for above in _folders(f"{folder}/")}

    def is_taken(name: str) -> bool:
        path = name.removeprefix(PUBLIC)
        whole = (path.removesuffix(suffix) for suffix in SUFFIXES.values() if path.endswith(suffix))
        entries = (files[one] for one in whole if one in files)
        return path in files or any(name in dict(stored_files(entry)) for entry in entries)

    return [
        (path, file)
        for path, file in found
        if not any(name in places or is_taken(name) for name, _ in stored_files(file.entry))
        and not any(map(is_taken, _folders(file.entry.file)))
    ]


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
