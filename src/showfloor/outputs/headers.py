"""Headers of every response, and the `_headers` file for hosts that read one."""

from collections.abc import Mapping, Sequence
from typing import Final

from showfloor.model.release import IMMUTABLE

__all__ = ["ASSETS", "content_security_policy", "headers_file", "security_headers"]

ASSETS: Final = "/_assets/"
"""Folder of the files whose names change with their content."""

# Styles that libraries insert at run time start as empty style elements, and this is the hash
# of nothing: they may live, an injected style block may not.
EMPTY_STYLE: Final = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

POLICY: Final = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src-elem": f"'self' {EMPTY_STYLE}",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'self'",
    "frame-ancestors": "'self'",
    "form-action": "'self'",
}

# A documentation needs none of the devices that a browser can open to a page.
UNUSED_FEATURES: Final = (
    "accelerometer",
    "camera",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "payment",
    "usb",
)


def content_security_policy() -> str:
    """Return the policy of all pages: nothing from elsewhere, no script in the page itself."""
    return "; ".join(f"{directive} {sources}" for directive, sources in POLICY.items())


def security_headers() -> dict[str, str]:
    """Return the headers that every response of the site carries."""
    return {
        "Content-Security-Policy": content_security_policy(),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": ", ".join(f"{feature}=()" for feature in UNUSED_FEATURES),
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "X-Content-Type-Options": "nosniff",
        # For browsers that do not know frame-ancestors.
        "X-Frame-Options": "SAMEORIGIN",
    }


def headers_file(
    headers: Mapping[str, str],
    *,
    immutable: Sequence[str] = (f"{ASSETS}*",),
    files: Mapping[str, Mapping[str, str]] | None = None,
) -> str:
    """Return `_headers`: a path pattern a block, its headers indented below it.

    `headers` go to everything, `files` gives more of them by site path, and what `immutable`
    matches may be kept for good. Hosts join the values of all blocks that match and revalidate
    by themselves what has no `Cache-Control`, so nothing is said of the rest.
    """
    blocks = {
        "/*": headers,
        **{pattern: {"Cache-Control": IMMUTABLE} for pattern in immutable},
        **(files or {}),
    }
    return "\n".join(_block(pattern, own) for pattern, own in blocks.items() if own)


def _block(pattern: str, headers: Mapping[str, str]) -> str:
    lines = (f"  {name}: {value}" for name, value in headers.items())
    return "\n".join([pattern, *lines, ""])
