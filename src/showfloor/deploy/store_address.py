"""The address of a site in an object store: `s3://bucket/prefix`."""

import re
from dataclasses import dataclass
from typing import Final

from showfloor.errors import ConfigError

__all__ = ["StoreAddress", "parse_address"]

ADDRESS: Final = re.compile(
    r"s3://(?P<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:/(?P<prefix>.*))?"
)


@dataclass(frozen=True, slots=True)
class StoreAddress:
    """Where the objects of a site are."""

    bucket: str
    prefix: str
    """Begins the key of each object; empty, or ends with a slash."""
    endpoint: str | None = None
    """Address of the store; without it boto3 decides."""

    def key(self, path: str) -> str:
        """Return the key of a site path, such as `/guide/index.html`."""
        return self.prefix + path.removeprefix("/")

    def url(self, key: str = "") -> str:
        """Return how messages name an object, or the whole site."""
        return f"s3://{self.bucket}/{key or self.prefix}"


def parse_address(text: str, endpoint: str | None = None) -> StoreAddress:
    """Return the address; raises `ConfigError` where it is none."""
    match = ADDRESS.fullmatch(text)
    prefix = (match["prefix"] or "").strip("/") if match else ""
    if match is None or not prefix.isprintable() or {"", ".", ".."} & {*prefix.split("/")[1:]}:
        raise ConfigError(
            f"{text} is not an address in an object store.",
            why="A release is published below a prefix of one bucket.",
            fix="Write it as s3://bucket or s3://bucket/prefix, with the bucket's name in small"
            " letters.",
        )
    return StoreAddress(match["bucket"], f"{prefix}/" if prefix else "", endpoint)
