"""`translations/<language>.json`: the words of the interface."""

import json
import re
from pathlib import Path

from showfloor.config.forbidden_values import bad_value
from showfloor.config.text_file import read_text, site_path
from showfloor.errors import SourceError

__all__ = ["load_messages"]


def load_messages(path: Path, root: Path) -> dict[str, str]:
    """Return the words by their key; raises `SourceError` at the first mistake."""
    text = read_text(path, root)
    return _Words(text, site_path(path, root)).load()


class _Words:
    """A file of messages, from which values and errors are made."""

    def __init__(self, text: str, path: str) -> None:
        self.text = text
        self.path = path

    def load(self) -> dict[str, str]:
        try:
            data = json.loads(self.text, object_pairs_hook=self.table)
        except json.JSONDecodeError as error:
            raise self.not_json(error) from None
        except (RecursionError, ValueError):
            raise self.error(
                "not a table of words", None, fix='write {"key": "words", ...}'
            ) from None
        if not isinstance(data, dict):
            raise self.error("not a table of words", None, fix='write {"key": "words", ...}')
        if fault := bad_value(data):
            raise self.error(fault.what, str(fault.keys[0]) if fault.keys else None, fix=fault.fix)
        return data

    def table(self, pairs: list[tuple[str, object]]) -> dict[str, str]:
        messages: dict[str, str] = {}
        for key, value in pairs:
            if key in messages:
                raise self.error(f'the key "{key}" is listed twice', key, fix="remove one")
            if not isinstance(value, str):
                raise self.error(f'the value of "{key}" is not a text', key, fix="write a text")
            messages[key] = value
        return messages

    def not_json(self, error: json.JSONDecodeError) -> SourceError:
        return SourceError(
            f"not valid JSON: {error.msg[0].lower()}{error.msg[1:]}",
            path=self.path,
            line=error.lineno,
            why="the file cannot be understood from here on",
            fix="correct the syntax at this line",
        )

    def error(self, what: str, key: str | None, *, fix: str) -> SourceError:
        return SourceError(
            what,
            path=self.path,
            line=None if key is None else self.line_of(key),
            why="the interface looks up one text for each key",
            fix=fix,
        )

    def line_of(self, key: str) -> int:
        """Return the last line with the key: the one that repeats it."""
        found = list(re.finditer(re.escape(json.dumps(key)) + r"\s*:", self.text))
        return self.text.count("\n", 0, found[-1].start()) + 1 if found else 1
