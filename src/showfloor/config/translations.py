"""Texts of the shell: the engine's, and those of a site in `translations/<language>.json`."""

import json
import re
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Final, NamedTuple

from showfloor.config.schema import bad_value
from showfloor.config.text_file import read_text, site_path
from showfloor.errors import SourceError, raise_all

ENGLISH: Final = Path(__file__).parents[1] / "translations" / "en.json"
"""The English texts of the engine. No other file has the list of all keys."""
PLACE: Final = re.compile(r"\{\w+\}")
"""A place in a text that is filled when it is shown."""
COUNTED: Final = (
    *("api.folded", "api.group.events", "api.group.internal", "api.group.system"),
    *("catalog.filter.placeholder",),
    *("demo.copy.all", "demo.copy.count", "icons.count", "icons.found", "icons.list"),
    *("icons.nearest", "icons.placeholder", "playground.more", "search.count", "search.more"),
)
"""Keys of texts that a page fills with a count: a language may have one for each plural form."""
FORMS: Final = ("zero", "one", "two", "few", "many")
"""Plural forms of CLDR that a key can end in. The text without one is for all other counts."""


class Translation(NamedTuple):
    """The texts of a site's shell."""

    messages: dict[str, str]
    """By key: the site's own text if it has one, else the engine's, in the language or English."""
    untranslated: tuple[str, ...] = ()
    """Keys without a text in the language of the site, so that it shows the English one."""


def load_translation(root: Path, language: str) -> Translation:
    """Return the texts of a site; raises `SourceError` or `SourcesError`."""
    path = root / "translations" / f"{language}.json"
    own = load_messages(path, root) if path.exists() else {}
    english = english_messages()
    translated = {**engine_messages(language), **own}
    return Translation(
        {**english, **translated}, tuple(key for key in english if key not in translated)
    )


def engine_messages(language: str) -> dict[str, str]:
    """Return the texts that the engine has in a language, by key: for `de-AT` those of `de`."""
    parts = language.lower().split("-")
    names = ("-".join(parts[:end]) for end in range(len(parts), 0, -1))
    files = (ENGLISH.with_name(f"{name}.json") for name in names)
    found = next((file for file in files if file.exists()), None)
    return {} if found is None else _Words(read_text(found, found.parent), found.name).load()


def english_messages() -> dict[str, str]:
    """Return the English texts of the engine, by key."""
    return _Words(read_text(ENGLISH, ENGLISH.parent), ENGLISH.name).load()


def load_messages(path: Path, root: Path) -> dict[str, str]:
    """Return the texts of a site's file, by key.

    Raises `SourceError` at the first mistake in the syntax, and `SourcesError` with all unknown
    keys and places.
    """
    words = _Words(read_text(path, root), site_path(path, root))
    messages = words.load()
    raise_all(_problems(words, messages))
    return messages


def _problems(words: "_Words", messages: dict[str, str]) -> Iterator[SourceError]:
    known = _with_forms(english_messages())
    for key, text in messages.items():
        if key not in known:
            near = get_close_matches(key, known, n=1)
            yield SourceError(
                f'no text of the shell has the key "{key}"',
                path=words.path,
                line=words.line_of(key),
                why="a text replaces the one of the engine that has the same key",
                fix=f'write "{near[0]}"' if near else "remove it",
            )
            continue
        places = PLACE.findall(known[key])
        if unknown := sorted({*PLACE.findall(text)}.difference(places)):
            yield SourceError(
                f'nothing is filled in for {unknown[0]} in the text of "{key}"',
                path=words.path,
                line=words.line_of(key),
                why="readers would see the braces",
                fix=f"write {' or '.join(places)}" if places else "write it without braces",
            )


def _with_forms(english: dict[str, str]) -> dict[str, str]:
    """Return the English texts with a key for each plural form of those that have a count."""
    general = {key: english.get(key) or english[f"{key}.many"] for key in COUNTED}
    forms = {f"{key}.{form}": text for key, text in general.items() for form in FORMS}
    return {**forms, **english}


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
