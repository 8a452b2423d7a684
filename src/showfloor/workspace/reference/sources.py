"""Where in an `api.toml` stands what makes a page or an entry of the reference."""

from pathlib import Path

from showfloor.api import load_family_api
from showfloor.workspace.reference.places import ReferenceMap

__all__ = ["source_of"]


def source_of(root: Path, reference: ReferenceMap, address: str) -> str | None:
    """Return `path:line` of what makes an address; `address` is a route, with an anchor or not.

    The file is read again, so this is only for addresses that there is something to say about.
    """
    for family, index in reference.indexes.items():
        if address == index:
            return _place(root, family, None)
    for place in reference.places:
        if address in (place.href, place.route):
            return _place(root, place.family, place.name)
    return None


def _place(root: Path, family: str, name: str | None) -> str | None:
    api = load_family_api(root / "families" / family, root)
    if api is None:
        return None
    keys = next((one.keys for one in api.listed() if one.name == name), ("index",))
    return api.file.place(*keys)
