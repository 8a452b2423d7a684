"""TOML files of the site: read, checked against a schema, every mistake with its line."""

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from showfloor.config.forbidden_values import bad_value
from showfloor.config.line_of_value import line_of
from showfloor.config.schema import Keys, fault_of
from showfloor.config.text_file import read_text, site_path
from showfloor.decoding import convert
from showfloor.errors import SourceError

T = TypeVar("T")

LONG_NUMBER = re.compile(r"[0-9_]{1000}")


class TomlFile:
    """The text of a TOML file and its place, from which values and errors are made."""

    def __init__(self, text: str, path: str) -> None:
        self.text = text
        self.path = path

    def table(self) -> dict[str, Any]:
        """Return the data; raises `SourceError` when it is not TOML, or has what no file may."""
        table = self._parsed()
        if fault := bad_value(table):
            raise self.error(fault.what, fault.keys, why=fault.why, fix=fault.fix)
        return table

    def read_as(self, schema: type[T], table: dict[str, Any] | None = None, above: Keys = ()) -> T:
        """Return the data as a `schema`; raises `SourceError` at the field that does not fit.

        `above` are the keys that lead to a `table` inside the file.
        """
        try:
            return convert(self.table() if table is None else table, schema)
        except msgspec.ValidationError as error:
            fault = fault_of(error, schema)
            raise self.error(
                fault.what, (*above, *fault.keys), why=fault.why, fix=fault.fix
            ) from None

    def error(self, what: str, keys: Keys = (), *, why: str, fix: str) -> SourceError:
        """Return an error at the line of a value, named by the keys that lead to it."""
        line = line_of(self.text, keys) if keys else None
        return SourceError(what, path=self.path, line=line, why=why, fix=fix)

    def place(self, keys: Keys) -> str:
        """Return `path:line` of a value, named by the keys that lead to it."""
        return f"{self.path}:{self.line(keys)}"

    def line(self, keys: Keys) -> int:
        """Return the line of a value, named by the keys that lead to it."""
        return line_of(self.text, keys) or 1

    def _parsed(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise self._syntax_error(str(error)) from None
        except RecursionError:
            raise self._syntax_error("tables are nested too deeply") from None
        except ValueError:
            raise self._long_number() from None

    def _long_number(self) -> SourceError:
        found = LONG_NUMBER.search(self.text)
        line = self.text.count("\n", 0, found.start()) + 1 if found else 1
        return self._syntax_error(f"a number has too many digits (at line {line})")

    def _syntax_error(self, message: str) -> SourceError:
        problem, _, place = message.partition(" (at ")
        line = re.search(r"line (\d+)", place)
        last = self.text.count("\n") + 1
        return SourceError(
            f"not valid TOML: {problem[0].lower()}{problem[1:]}",
            path=self.path,
            line=int(line[1]) if line else last,
            why="the file cannot be understood from here on",
            fix="correct the syntax at this line",
        )


def read_toml(path: Path, root: Path) -> TomlFile:
    """Read a TOML file of the site at `root`; raises `SourceError` as `read_text` does."""
    return TomlFile(read_text(path, root), site_path(path, root))
