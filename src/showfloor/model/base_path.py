"""The base: the path below which a site is on its host, `/docs/` of `https://a.example/docs`.

Site paths begin at the root of the site. They become addresses where they leave the system.
"""

from typing import Final
from urllib.parse import urlsplit

ROOT: Final = "/"
"""The base of a site that has a host of its own."""


def base_of(url: str | None) -> str:
    """Return the base of a site by its address, with a slash at both ends."""
    path = urlsplit(url).path.strip("/") if url else ""
    return f"/{path}/" if path else ROOT


def origin_of(url: str | None) -> str | None:
    """Return the address of the host of a site."""
    return url and url.removesuffix(base_of(url).rstrip("/"))


def with_base(base: str, address: str) -> str:
    """Return the address of a site path on its host; any other address stays as it is."""
    is_path = address.startswith("/") and not address.startswith("//")
    return base + address[1:] if is_path else address


def without_base(base: str, path: str) -> str:
    """Return the site path of a path on the host; one outside of the site stays as it is."""
    return path[len(base) - 1 :] if path.startswith(base) else path
