"""Keys: one short hash over everything that a result depends on."""

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

import msgspec

__all__ = ["digest_of", "digest_of_files", "key_of"]

# Sets have no order of their own; a key needs the same one in every process.
ENCODER = msgspec.msgpack.Encoder(order="deterministic")


def key_of(*parts: object) -> str:
    """Return a key of model values, texts and plain containers; equal parts give equal keys."""
    return blake2b(ENCODER.encode(parts), digest_size=16).hexdigest()


def digest_of(content: bytes) -> str:
    """Return the digest of what a file holds."""
    return blake2b(content, digest_size=16).hexdigest()


def digest_of_files(files: Iterable[Path], root: Path) -> str:
    """Return one digest over the contents of files and their paths below `root`."""
    names = {file.relative_to(root).as_posix(): file for file in files}
    return key_of([(name, digest_of(names[name].read_bytes())) for name in sorted(names)])
