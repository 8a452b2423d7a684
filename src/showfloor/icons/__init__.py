"""Icon sets: a package of icons, and a family's own words for them -> what can be searched.

Which package it is, how its styles are named and by which other words its icons are found is data
in a family's `icons.toml`. The shapes come from the installed package, read once a version.
"""

from showfloor.icons.icon_set import (
    IconSet,
    block_of,
    chosen_of,
    icon_files,
    icon_set_of,
    mistakes_in,
)
from showfloor.icons.settings import FamilyIcons, load_family_icons
from showfloor.icons.shapes import IconReader, IconShapes, NodeIconReader

__all__ = [
    "FamilyIcons",
    "IconReader",
    "IconSet",
    "IconShapes",
    "NodeIconReader",
    "block_of",
    "chosen_of",
    "icon_files",
    "icon_set_of",
    "load_family_icons",
    "mistakes_in",
]
