"""What a release says that an object store cannot: headers and redirects."""

import msgspec

from showfloor.model.release import Manifest
from showfloor.model.site_file import content_digest

__all__ = ["unsent_digest", "unsent_notice"]


def unsent_notice(manifest: Manifest) -> str | None:
    """Return what has to be set elsewhere, in lines, or nothing."""
    headers = sorted(_unsent_headers(manifest))
    if not (headers or manifest.redirects):
        return None
    lines = [
        "An object store does not send all that the release says. Set the rest in the content",
        "delivery network in front of it:",
    ]
    if headers:
        lines += ["  headers, as `_headers` lists them:", *(f"    {name}" for name in headers)]
    if manifest.redirects:
        lines.append(f"  old addresses, as `_redirects` lists them: {len(manifest.redirects)} rows")
    return "\n".join(lines)


def unsent_digest(manifest: Manifest) -> str:
    """Return a digest that changes when what has to be set elsewhere changes."""
    own = {pair for entry in manifest.files.values() for pair in entry.headers.items()}
    # The link of each page's Markdown to its page is news to nobody.
    told = [*sorted(manifest.headers.items()), *sorted(pair for pair in own if pair[0] != "Link")]
    return content_digest(msgspec.json.encode((told, manifest.redirects)))


def _unsent_headers(manifest: Manifest) -> set[str]:
    own = (name for entry in manifest.files.values() for name in entry.headers)
    return {*manifest.headers, *own} - {"Content-Type"}
