"""The API reference of the site, read once and kept on disk for all tests."""

from functools import cache
from pathlib import Path

from filelock import FileLock

from showfloor.api import ApiReference, NodeExtractor, read_reference
from showfloor.config import load_site_config
from showfloor.config.node import find_node
from showfloor.model import ApiEntry, ApiProp

__all__ = ["PROJECT", "entry_of", "prop_of", "site_reference"]

PROJECT = Path(__file__).parents[1]
KEPT = PROJECT / ".showfloor" / "tests" / "api"


class FolderCache:
    """One file an entry; what no test asked for is dropped."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.used: set[str] = set()

    def get(self, key: str) -> bytes | None:
        """Return what was put under `key`, or nothing."""
        self.used.add(key)
        path = self.folder / key
        return path.read_bytes() if path.is_file() else None

    def put(self, key: str, value: bytes) -> None:
        """Keep `value` under `key`."""
        (self.folder / key).write_bytes(value)

    def drop(self, key: str, why: str) -> None:
        """Forget an entry that cannot be used."""
        (self.folder / key).unlink(missing_ok=True)

    def prune(self) -> None:
        """Remove what other versions left."""
        for path in self.folder.iterdir():
            if path.name not in self.used:
                path.unlink()


@cache
def site_reference() -> ApiReference:
    """Return the reference of the site's own families; processes wait for one another."""
    config = load_site_config(PROJECT / "site")
    KEPT.mkdir(parents=True, exist_ok=True)
    with FileLock(KEPT.with_suffix(".lock")):
        kept = FolderCache(KEPT)
        extractor = NodeExtractor(find_node(), PROJECT / "web" / "scripts", PROJECT, kept)
        reference = read_reference(config, PROJECT, extractor)
        kept.prune()
    return reference


def entry_of(family: str, name: str) -> ApiEntry:
    """Return one entry of a family."""
    return next(entry for entry in site_reference().entries[family] if entry.name == name)


def prop_of(entry: ApiEntry, name: str) -> ApiProp:
    """Return one prop of an entry."""
    return next(prop for prop in entry.props if prop.name == name)
