"""What scripts weigh on their way: tests build releases that are compressed in haste."""

from collections.abc import Iterable
from pathlib import Path

from showfloor.build.precompress import precompress

__all__ = ["sent_size", "sent_sizes"]


def sent_sizes(dist: Path, urls: Iterable[str]) -> dict[str, int]:
    """Return the bytes of hashed scripts as a release of readers sends them, by their addresses."""
    public = dist / "current" / "public" / "_assets"
    return {url: sent_size((public / url.rpartition("/")[2]).read_bytes()) for url in urls}


def sent_size(script: bytes) -> int:
    """Return the bytes of a text as a release of readers sends it."""
    forms = precompress(script, digest="", effort="thorough", cache=None)
    return len(forms.get("br", script))  # what is small is sent as it is
