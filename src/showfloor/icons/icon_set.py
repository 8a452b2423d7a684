"""A family's icons: shapes joined by name over their styles, with the words to find them by.

Browsers load all names with their words, and shapes a hundred at a time.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Final

import msgspec

from showfloor.errors import SourceError
from showfloor.icons.settings import FamilyIcons, IconSettings, StyleSettings
from showfloor.icons.shapes import IconShapes
from showfloor.model.base import Model
from showfloor.model.icons import IconSetBlock, IconShape, IconSize, IconStyle

# `SignalWifi4Bar` and `ThreeDRotation`: a figure is a word, and so is a letter alone.
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")


class Icon(Model, frozen=True, kw_only=True):
    """An icon in all its styles."""

    name: str
    words: tuple[str, ...]
    """Those of its name first, then their synonyms, each once."""
    shapes: dict[str, str]
    """By the id of the style."""


class IconSet(Model, frozen=True, kw_only=True):
    """The icons of a family: the featured ones first, then in the order of their names."""

    view_box: str
    icons: tuple[Icon, ...]


def icon_set_of(settings: IconSettings, shapes: IconShapes) -> IconSet:
    """Join the shapes of a package with the settings of its family for them."""
    styles = sorted(settings.styles, key=lambda style: -len(style.suffix))
    found: dict[str, dict[str, str]] = {}
    for component, svg in shapes.icons.items():
        # The empty suffix of the plain style, the last one, fits any name.
        style = next(s for s in styles if component.endswith(s.suffix) and component != s.suffix)
        found.setdefault(component.removesuffix(style.suffix), {})[style.id] = svg
    icons = (
        Icon(name=name, words=_words(name, settings), shapes=found[name])
        for name in _in_order(found, settings.featured)
    )
    return IconSet(view_box=shapes.view_box, icons=tuple(icons))


def chosen_of(settings: IconSettings, icons: IconSet) -> IconSet:
    """Return the icons that a family takes of its package."""
    if not settings.only:
        return icons
    only = frozenset(settings.only)
    chosen = tuple(icon for icon in icons.icons if icon.name in only)
    return IconSet(view_box=icons.view_box, icons=chosen)


def block_of(family: str, settings: IconSettings, icons: IconSet, data: str) -> IconSetBlock:
    """Return the icon set that a page shows; `data` is the folder of its files."""
    first = settings.styles[0].id
    featured = dict.fromkeys(settings.featured)
    return IconSetBlock(
        family=family,
        package=settings.package,
        count=sum(len(icon.shapes) for icon in icons.icons),
        view_box=icons.view_box,
        styles=tuple(_counted(style, icons.icons) for style in settings.styles),
        featured=tuple(
            IconShape(name=icon.name, svg=icon.shapes[first])
            for icon in icons.icons
            if icon.name in featured
        ),
        imports=tuple(one.replace("{package}", settings.package) for one in settings.imports),
        sizes=tuple(
            IconSize(label=size.label, pixels=size.pixels, code=size.code)
            for size in settings.sizes
        ),
        data=data,
    )


def split_name(name: str) -> tuple[str, ...]:
    """Return the words of a name in small letters: `DeleteForever` is `delete forever`."""
    return tuple(word.lower() for word in WORD.findall(name))


def _in_order(found: Mapping[str, object], featured: Iterable[str]) -> list[str]:
    first = [name for name in dict.fromkeys(featured) if name in found]
    return [*first, *sorted(found.keys() - {*first})]


def _words(name: str, settings: IconSettings) -> tuple[str, ...]:
    own = split_name(name)
    others = [settings.names.get(name, ""), *(settings.words.get(word, "") for word in own)]
    return tuple(dict.fromkeys((*own, *" ".join(others).split())))


def _counted(style: StyleSettings, icons: Iterable[Icon]) -> IconStyle:
    count = sum(style.id in icon.shapes for icon in icons)
    return IconStyle(id=style.id, label=style.label, suffix=style.suffix, count=count)


def mistakes_in(family: FamilyIcons, icons: IconSet) -> Iterator[SourceError]:
    """Yield an error for each name and word that no icon of the package has."""
    settings = family.settings
    first = settings.styles[0].id
    plain = [icon.name for icon in icons.icons if first in icon.shapes]
    names = {icon.name for icon in icons.icons}
    words = {word for name in names for word in split_name(name)}
    for index, name in enumerate(settings.only):
        if name not in names:
            yield _no_icon(family, name, sorted(names), "only", index)
    for index, name in enumerate(settings.featured):
        if name not in plain:
            yield _no_icon(family, name, plain, "featured", index)
        elif settings.only and name not in settings.only:
            yield family.file.error(
                f'"{name}" is featured, and not taken',
                ("featured", index),
                why='"only" names the icons that are taken of the package',
                fix='name it there too, or remove it from "featured"',
            )
    for name in settings.names:
        if name not in names:
            yield _no_icon(family, name, sorted(names), "names", name)
    for word in settings.words:
        if word not in words:
            yield family.file.error(
                f'no icon has the word "{word}" in its name',
                ("words", word),
                why="its synonyms would lead nowhere",
                fix=f"{_near(word, sorted(words))}, or remove the line",
            )


def _no_icon(family: FamilyIcons, name: str, known: list[str], *keys: str | int) -> SourceError:
    package = family.settings.package
    return family.file.error(
        f'{package} has no icon "{name}"',
        keys,
        why="names are written as the package has them, without the ending of a style",
        fix=f"{_near(name, known)}, or remove it",
    )


def _near(name: str, known: list[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f'write "{near[0]}"' if near else "correct the name"


SHARD: Final = 96
"""Shapes in one file: enough to fill a screen, and soon there."""

NAMES: Final = "names.json"
LIST: Final = "names.txt"


def icon_files(settings: IconSettings, icons: IconSet) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the content of each file."""
    yield NAMES, _names_file(settings, icons)
    yield LIST, _list_file(settings, icons)
    for style in settings.styles:
        for start in range(0, len(icons.icons), SHARD):
            name = f"{style.id}-{start // SHARD}.json"
            yield name, _shard(icons, style.id, start)


def _names_file(settings: IconSettings, icons: IconSet) -> bytes:
    """Return the names and, in the same order, their other words and the styles that they have.

    Styles are the bits of a figure, the first style the lowest. A browser splits names itself.
    """
    bits = {style.id: 1 << place for place, style in enumerate(settings.styles)}
    return msgspec.json.encode(
        {
            "shard": SHARD,
            "names": [icon.name for icon in icons.icons],
            "styles": [sum(bits[style] for style in icon.shapes) for icon in icons.icons],
            "words": [" ".join(_other_words(icon)) for icon in icons.icons],
        }
    )


def _other_words(icon: Icon) -> list[str]:
    own = split_name(icon.name)
    return [word for word in icon.words if word not in own]


def _shard(icons: IconSet, style: str, start: int) -> bytes:
    """Return shapes in the order of names, an empty text where the style lacks one."""
    part = icons.icons[start : start + SHARD]
    return msgspec.json.encode([icon.shapes.get(style, "") for icon in part])


def _list_file(settings: IconSettings, icons: IconSet) -> bytes:
    """Return the names of all components, one a line, for readers without scripts."""
    suffixes = {style.id: style.suffix for style in settings.styles}
    names = (icon.name + suffixes[style] for icon in icons.icons for style in icon.shapes)
    return "\n".join([*sorted(names), ""]).encode()
