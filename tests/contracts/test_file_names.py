"""Every file can be checked out on every file system: those of macOS and Windows ignore case."""

import subprocess
from collections import defaultdict
from collections.abc import Iterable
from pathlib import PurePosixPath, PureWindowsPath

import pytest

from support.places import PROJECT

MODULES = {".ts", ".tsx", ".mjs", ".js", ".py"}
ILLEGAL = set('<>:"\\|?*')


def tracked_files() -> list[str]:
    """Return the files of the repository, new ones included; skips where there is no git."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=PROJECT, capture_output=True, check=False)
    if listed.returncode != 0:
        pytest.skip("not a repository")
    return sorted({name for name in listed.stdout.decode().split("\0") if name})


def folders_too(paths: Iterable[str]) -> set[str]:
    """Return paths with the folders above them."""
    parents = (str(parent) for path in paths for parent in PurePosixPath(path).parents)
    return {*paths, *parents}


def module_name(path: str) -> str:
    """Return a module as an import without its extension names it; other files as they are."""
    file = PurePosixPath(path)
    return str(file.with_suffix("")) if file.suffix in MODULES else path


def differing_in_case(paths: Iterable[str]) -> list[list[str]]:
    """Return names that are one where case is ignored."""
    same: defaultdict[str, set[str]] = defaultdict(set)
    for path in paths:
        same[path.casefold()].add(path)
    return [sorted(names) for names in same.values() if len(names) > 1]


def test_no_two_paths_differ_in_case_only() -> None:
    assert differing_in_case(folders_too(tracked_files())) == []


def test_no_two_modules_of_a_folder_differ_in_case_only() -> None:
    assert differing_in_case(folders_too(map(module_name, tracked_files()))) == []


def test_names_that_differ_in_case_only_are_found() -> None:
    modules = ["ui/Note.tsx", "ui/note.ts", "ui/note.css", "api/note.ts"]
    assert differing_in_case(map(module_name, modules)) == [["ui/Note", "ui/note"]]
    assert differing_in_case(folders_too(["a/b.md", "A/c.md"])) == [["A", "a"]]


def test_every_name_is_one_on_windows() -> None:
    parts = {part for path in tracked_files() for part in PurePosixPath(path).parts}
    wrong = [name for name in sorted(parts) if ILLEGAL & {*name} or name[-1] in ". "]
    assert [*wrong, *(name for name in sorted(parts) if PureWindowsPath(name).is_reserved())] == []
