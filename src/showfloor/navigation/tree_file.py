"""Reads `navigation/<tree>.toml`."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from showfloor.config.address import is_site_path
from showfloor.config.toml import TomlFile, read_toml
from showfloor.errors import SourceError, SourcesError
from showfloor.navigation.entry import NavEntry, TreeSource, flatten, in_kebab

__all__ = ["load_tree", "load_trees"]

PATHNAME = re.compile(r"""(?<![\w.-])["']?pathname["']?[ \t]*=[ \t]*["']([^"'\n]*)["']""")


class TreeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of a navigation file."""

    items: tuple[NavEntry, ...] = ()


def load_trees(root: Path) -> dict[str, TreeSource]:
    """Read every tree of the site, by id; raises `SourcesError` with all their mistakes."""
    trees: dict[str, TreeSource] = {}
    errors: list[SourceError] = []
    for path in sorted((root / "navigation").glob("*.toml")):
        try:
            trees[path.stem] = load_tree(path, root)
        except SourceError as error:
            errors.append(error)
        except SourcesError as several:
            errors.extend(several.errors)
    if errors:
        raise SourcesError(errors)
    return trees


def load_tree(path: Path, root: Path) -> TreeSource:
    """Read one tree; raises `SourceError` or `SourcesError`."""
    file = read_toml(path, root)
    items = file.read_as(TreeFile, in_kebab(file.table())).items
    lines = _lines(file.text)
    if problems := [*_repeated(file, items, lines), *_problems(file, items, lines)]:
        raise SourcesError(problems)
    first = {pathname: found[0] for pathname, found in lines.items()}
    return TreeSource(id=path.stem, path=file.path, items=items, lines=first)


def _lines(text: str) -> dict[str, list[int]]:
    """Return the lines of each pathname, in the order of the file.

    One pass over the text: a tree has up to ten thousand entries, all of whose lines are kept.
    """
    lines: dict[str, list[int]] = {}
    for number, line in enumerate(text.split("\n"), 1):
        if "pathname" in line and not line.lstrip().startswith("#"):
            for found in PATHNAME.finditer(line):
                lines.setdefault(found[1], []).append(number)
    return lines


def _repeated(
    file: TomlFile, items: tuple[NavEntry, ...], lines: dict[str, list[int]]
) -> Iterator[SourceError]:
    seen: dict[str, int] = {}
    for entry in flatten(items):
        count = seen.get(entry.pathname, 0)
        seen[entry.pathname] = count + 1
        if count:
            found = lines.get(entry.pathname, [1])
            yield SourceError(
                f'the pathname "{entry.pathname}" appears twice in one tree',
                path=file.path,
                line=found[min(count, len(found) - 1)],
                why=f"it stands already at {file.path}:{found[0]}; "
                "the active page and its neighbors could not be determined",
                fix="remove one of the two entries",
            )


def _problems(
    file: TomlFile, items: tuple[NavEntry, ...], lines: dict[str, list[int]]
) -> Iterator[SourceError]:
    for entry in flatten(items):
        if problem := _problem(entry):
            what, why, fix = problem
            line = lines.get(entry.pathname, [1])[0]
            yield SourceError(what, path=file.path, line=line, why=why, fix=fix)


def _problem(entry: NavEntry) -> tuple[str, str, str] | None:
    """Return what is wrong with an entry, why, and how to mend it."""
    if entry.kind == "page" and not is_site_path(entry.pathname):
        return (
            f'"{entry.pathname}" leads nowhere',
            "an entry without children is a link",
            "write a site path with a slash at both ends, or a whole https:// address",
        )
    if entry.kind != "page" and not entry.title:
        kind = "group" if entry.kind == "group" else "link elsewhere"
        return (
            f'the {kind} "{entry.pathname}" has no title',
            "there is no page that it could be taken from",
            'add a "title"',
        )
    return None
