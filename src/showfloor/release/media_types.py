"""Media types by file ending, the same on every machine."""

from posixpath import splitext
from typing import Final

# The standard library also reads tables of the machine, so it is not used.
TYPES: Final = {
    ".avif": "image/avif",
    ".css": "text/css; charset=utf-8",
    ".csv": "text/csv; charset=utf-8",
    ".gif": "image/gif",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpeg": "image/jpeg",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp4": "video/mp4",
    ".otf": "font/otf",
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webm": "video/webm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
    ".zip": "application/zip",
}
UNKNOWN: Final = "application/octet-stream"
PLAIN: Final = "text/plain; charset=utf-8"
"""Files without an ending (`_headers`, `CNAME`) are read by people and hosts."""

COMPRESSIBLE: Final = frozenset(
    {
        "application/atom+xml",
        "application/json",
        "application/manifest+json",
        "application/wasm",
        "application/rss+xml",
        "application/xml",
        "font/otf",
        "font/ttf",
        "image/svg+xml",
        "image/x-icon",
    }
)

FOR_MACHINES: Final = frozenset(
    {
        "application/atom+xml",
        "application/rss+xml",
        "application/xml",
        "text/markdown",
        "text/plain",
    }
)
"""Types that assistants, crawlers and feed readers ask for."""


def media_type(path: str) -> str:
    """Return the `Content-Type` of a file by its path."""
    ending = splitext(path)[1].lower()
    return TYPES.get(ending, UNKNOWN) if len(ending) > 1 else PLAIN


def is_compressible(content_type: str) -> bool:
    """Return whether a type is worth compressing: text, and formats that contain text."""
    essence = _essence(content_type)
    return essence.startswith("text/") or essence in COMPRESSIBLE


def is_for_machines(content_type: str) -> bool:
    """Return whether no page of a reader waits for a file of this type."""
    return _essence(content_type) in FOR_MACHINES


def _essence(content_type: str) -> str:
    return content_type.partition(";")[0].strip().lower()
