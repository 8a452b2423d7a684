"""Arguments of a directive or a fence: words, `key=value` and flags after the name."""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import NamedTuple

from showfloor.markdown.place import Place

HIGHLIGHT = "{}"
"""Key of the option that is written without one: `{1,3-5}`."""

PART = re.compile(
    r"""\s*(?:
        (?P<key>[A-Za-z][\w-]*)=(?:"(?P<quoted>[^"]*)"|\{(?P<braced>[^{}]*)\}|(?P<plain>[^\s"{}]+))
      | \{(?P<lines>[^{}]*)\}
      | (?P<word>[^\s"{}=]+)
    )(?!\S)""",
    re.VERBOSE,
)


class Arguments(NamedTuple):
    """Arguments that fit a signature."""

    words: tuple[str, ...]
    options: dict[str, str]
    flags: frozenset[str]


class Signature(NamedTuple):
    """What a directive takes."""

    words: str = ""
    """The words that it needs, such as `Name`; ends with `...` where there may be more."""
    options: Mapping[str, tuple[str, ...]] = {}
    """Keys, each with the values that it may have; an empty tuple allows any."""
    flags: tuple[str, ...] = ()
    open: bool = False
    """Whether keys that are not in `options` are taken too."""

    def read(self, name: str, text: str, place: Place) -> Arguments:
        """Return the arguments of the directive or fence `name`, or raise what is wrong."""
        words, options = _split(name, text, place)
        flags = frozenset(word for word in words if word in self.flags)
        rest = tuple(word for word in words if word not in flags)
        self._check_words(name, rest, place)
        for key, value in options.items():
            self._check_option(name, key, value, place)
        return Arguments(rest, options, flags)

    def _check_words(self, name: str, words: tuple[str, ...], place: Place) -> None:
        wanted = self.words.split()
        if len(words) < len(wanted):
            raise place.error(
                f'"{name}" lacks its {wanted[len(words)].rstrip(".")}',
                why="it cannot be drawn without",
                fix=f'write it like "{name} {self.words}"',
            )
        if len(words) > len(wanted) and not self.words.endswith("..."):
            raise place.error(
                f'"{name}" does not know the word "{words[len(wanted)]}"',
                why="it would have no effect",
                fix=f"{suggestion(words[len(wanted)], self.flags)}{self._known()}",
            )

    def _check_option(self, name: str, key: str, value: str, place: Place) -> None:
        allowed = self.options.get(key)
        if allowed is None and not self.open:
            raise place.error(
                f'"{name}" has no option "{key}"',
                why="it would have no effect",
                fix=f"{suggestion(key, self.options)}{self._known()}",
            )
        if allowed and value not in allowed:
            raise place.error(
                f'the option "{key}" of "{name}" cannot be "{value}"',
                why="each value is drawn in its own way",
                fix=f"{suggestion(value, allowed)}write one of {', '.join(allowed)}",
            )

    def _known(self) -> str:
        known = [
            *self.flags,
            *(HIGHLIGHT if key == HIGHLIGHT else f"{key}=" for key in self.options),
        ]
        return f"it takes {', '.join(known)}" if known else "it takes nothing more: remove it"


def suggestion(wrong: str, known: Iterable[str]) -> str:
    """Return `did you mean "x"? ` for the nearest known name, or nothing if none is near."""
    names = {name.lstrip(":"): name for name in known}
    matches = get_close_matches(wrong.lstrip(":"), names, n=1)
    return f'did you mean "{names[matches[0]]}"? ' if matches else ""


def _split(name: str, text: str, place: Place) -> tuple[list[str], dict[str, str]]:
    words: list[str] = []
    options: dict[str, str] = {}
    position = 0
    while rest := text[position:].strip():
        match = PART.match(text, position)
        if match is None:
            raise place.error(
                f'cannot read "{rest}" after "{name}"',
                why='what follows is made of words, key=value and key="two words", with space'
                " between them",
                fix="close every quote and brace, and leave no space around the equals sign",
            )
        if match["word"]:
            words.append(match["word"])
        else:
            _add_option(name, match, options, place)
        position = match.end()
    return words, options


def _add_option(name: str, match: re.Match[str], options: dict[str, str], place: Place) -> None:
    key = match["key"] or HIGHLIGHT
    if key in options:
        raise place.error(
            f'"{name}" has the option "{key}" twice',
            why="only one of them could be followed",
            fix="remove one of the two",
        )
    values = (match["quoted"], match["braced"], match["plain"], match["lines"])
    options[key] = next(value for value in values if value is not None)
