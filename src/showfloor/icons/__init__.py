"""Icon sets: a package of icons, and a family's own words for them -> what can be searched.

Which package it is, how its styles are named and by which other words its icons are found is data
in a family's `icons.toml`. The drawings come from the installed package, read once a version.
"""

from showfloor.icons.drawings import Drawings, IconReader, NodeIconReader
from showfloor.icons.icon_set import IconSet, block_of, chosen_of, icon_set_of
from showfloor.icons.mistakes import mistakes_in
from showfloor.icons.settings import FamilyIcons, load_family_icons
from showfloor.icons.shards import icon_files

__all__ = [
    "Drawings",
    "FamilyIcons",
    "IconReader",
    "IconSet",
    "NodeIconReader",
    "block_of",
    "chosen_of",
    "icon_files",
    "icon_set_of",
    "load_family_icons",
    "mistakes_in",
]
