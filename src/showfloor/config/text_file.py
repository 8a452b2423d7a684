"""Text files of the site, and CSV files row by row: one place for what can be wrong with one."""

import csv
import errno
import os
import re
import stat
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from showfloor.errors import SourceError, SourcesError
from showfloor.work_counts import Work, count

MAX_BYTES = 2_000_000
MAX_LINE = 20_000
TURNS = re.compile(r"[\u202a-\u202e\u2066-\u2069]")


def site_path(path: Path, root: Path) -> str:
    """Return the path relative to the site's folder where it lies inside, with `/` between."""
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.as_posix()


def read_text(path: Path, root: Path) -> str:
    """Return the text of a file, with one kind of line end.

    Raises `SourceError` when the file is missing, unreadable, too large, or not UTF-8.
    """
    return decode_text(read_bytes(path, root), site_path(path, root))


def read_bytes(path: Path, root: Path, work: Work = "sources read") -> bytes:
    """Return the file's bytes; raises `SourceError` when it cannot or should not be read."""
    place = site_path(path, root)
    count(work, place)
    try:
        with open(path, "rb", opener=_regular) as file:
            content = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise SourceError(
            "the file is missing",
            path=place,
            why="the site cannot be built without it",
            fix="create it, or correct the name that refers to it",
        ) from None
    except OSError as error:
        raise SourceError(
            f"the file cannot be read ({error.strerror})",
            path=place,
            why="the site cannot be built without it",
            fix="make it a regular file that you may read",
        ) from None
    if len(content) > MAX_BYTES:
        raise too_large(place, path.stat().st_size)
    return content


def decode_text(content: bytes, place: str) -> str:
    """Decode UTF-8, with or without a byte order mark; raises `SourceError` at the bad line."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SourceError(
            f"byte 0x{content[error.start]:02x} at offset {error.start} is not UTF-8",
            path=place,
            line=content.count(b"\n", 0, error.start) + 1,
            why="sources are read as UTF-8, and a guess at another encoding would garble the text",
            fix="save the file as UTF-8",
        ) from None
    if "\0" in text:
        raise SourceError(
            "the file holds the character U+0000",
            path=place,
            line=text.count("\n", 0, text.index("\0")) + 1,
            why="no text holds it, so this is another kind of file",
            fix="remove it, or move the file to public/ when it is meant to be downloaded",
        )
    if len(text) > MAX_LINE and (line := _long_line(text)):
        raise SourceError(
            f"the line has more than {MAX_LINE:,} characters",
            path=place,
            line=line,
            why="nobody could read or change it, and what it says takes very long to take apart",
            fix="break it, or move the file to public/ when it is data",
        )
    if not text.isascii() and (turn := TURNS.search(text)):
        raise SourceError(
            f"the file holds the character U+{ord(turn[0]):04X}",
            path=place,
            line=text.count("\n", 0, turn.start()) + 1,
            why="it turns around the text behind it, so that readers see another than there is",
            fix="remove it; in code, write it as an escape",
        )
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def too_large(place: str, size: int) -> SourceError:
    """Return the error for a file that is larger than a source ever is."""
    return SourceError(
        f"the file has {size / 1e6:.1f} MB",
        path=place,
        why=f"a source has at most {MAX_BYTES / 1e6:.0f} MB; more than that is data or a mistake",
        fix="split it, or move it to public/ when it is meant to be downloaded",
    )


def _regular(path: str, flags: int) -> int:
    """Open a file, and nothing that would wait for somebody who writes, or never end."""
    descriptor = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    mode = os.fstat(descriptor).st_mode
    if stat.S_ISREG(mode):
        return descriptor
    os.close(descriptor)
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    raise OSError(errno.EINVAL, "It is a pipe, a socket or a device")


def _long_line(text: str) -> int | None:
    """Return the first line that is longer than anybody writes one."""
    lines = enumerate(text.split("\n"), 1)
    return next((number for number, line in lines if len(line) > MAX_LINE), None)


class Row(NamedTuple):
    """A line that is not empty."""

    line: int
    """Counts from 1."""
    values: list[str]


class RowProblem(NamedTuple):
    """A mistake in a row, its fix, and why it matters if that is not the same in all rows."""

    what: str
    fix: str
    why: str | None = None


def read_table(
    path: Path,
    root: Path,
    header: Sequence[str],
    problem_in: Callable[[Row], RowProblem | None],
    *,
    why: str,
) -> list[Row]:
    """Return the rows below the first one, which must be `header`.

    `problem_in` returns the mistake of a row, if it has one. `why` explains why mistakes in this
    table matter. Raises `SourceError` for bad CSV, and `SourcesError` with the mistakes of all
    rows.
    """
    rows, place = read_rows(path, root), site_path(path, root)
    found = [(row.line, problem) for row in rows[1:] if (problem := problem_in(row))]
    if not rows or rows[0] != (1, header):
        found.append(
            (1, RowProblem(f"the first line is not {','.join(header)}", "write it as given"))
        )
    if found:
        raise SourcesError(
            SourceError(one.what, path=place, line=line, why=one.why or why, fix=one.fix)
            for line, one in found
        )
    return rows[1:]


def read_rows(path: Path, root: Path) -> list[Row]:
    """Return the rows of a CSV file, each of which is one line. Raises `SourceError`."""
    text, place = read_text(path, root), site_path(path, root)
    return [
        Row(line, _values(content, place, line))
        for line, content in enumerate(text.split("\n"), 1)
        if content
    ]


def _values(content: str, place: str, line: int) -> list[str]:
    try:
        return next(csv.reader([content], strict=True))
    except csv.Error as error:
        raise SourceError(
            f"not a row of values: {error}",
            path=place,
            line=line,
            why="the line could not be split into values",
            fix='put a value in quotes only as a whole, such as "a, b", and close them',
        ) from None
