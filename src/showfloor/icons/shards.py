"""The files that browsers load: all names with their words, and shapes a hundred at a time."""

from collections.abc import Iterator
from typing import Final

import msgspec

from showfloor.icons.icon_set import Icon, IconSet, split_name
from showfloor.icons.settings import IconSettings

SHARD: Final = 96
"""Shapes in one file: enough to fill a screen, and soon there."""

NAMES: Final = "names.json"
LIST: Final = "names.txt"


def icon_files(settings: IconSettings, icons: IconSet) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the content of each file."""
    yield NAMES, _names(settings, icons)
    yield LIST, _list(settings, icons)
    for style in settings.styles:
        for start in range(0, len(icons.icons), SHARD):
            name = f"{style.id}-{start // SHARD}.json"
            yield name, _shard(icons, style.id, start)


def _names(settings: IconSettings, icons: IconSet) -> bytes:
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


def _list(settings: IconSettings, icons: IconSet) -> bytes:
    """Return the names of all components, one a line, for readers without scripts."""
    suffixes = {style.id: style.suffix for style in settings.styles}
    names = (icon.name + suffixes[style] for icon in icons.icons for style in icon.shapes)
    return "\n".join([*sorted(names), ""]).encode()
