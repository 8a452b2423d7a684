"""The policy of sandboxes, which has to name the site: they have no origin to be `'self'` by."""

import re
from typing import Final

from showfloor.model.base import Model


class PolicyViolation(Model, frozen=True, kw_only=True):
    """Something that a page asked for and its policy does not allow."""

    page: str
    """Site path of the document."""
    demo: str | None
    """Name of the demo in which it happened, where an element shows it."""
    directive: str
    """The directive of the policy that refused it, such as `img-src`."""
    refused: str
    """The address that was asked for, or a keyword such as `inline` or `eval`."""
    source: str
    """Address of the script that asked for it; empty where the browser names none."""
    sample: str
    """The beginning of refused code or styles; empty for an address."""


SANDBOX: Final = "/_sandbox/"
"""Folder of the documents in which edited demos run."""

# What a sandbox loads. Who may frame it is `'self'` everywhere.
LOADED: Final = ("script-src", "style-src", "img-src", "font-src")

# Narrower than what is a host: a policy cannot contain an address in brackets, and whatever is
# not of these letters could begin another source or directive.
HOST: Final = re.compile(r"[0-9a-z-]+(?:\.[0-9a-z-]+)*(?::[0-9]{1,5})?", re.IGNORECASE)


def host_origin(host: str) -> str | None:
    """Return the origin of a site that was asked for by `Host`; nothing if no policy can name it.

    Whether a proxy in front speaks TLS is not asked: in a policy `http` stands for both.
    """
    return f"http://{host.lower()}" if HOST.fullmatch(host) else None


def with_origin(policy: str, origin: str | None) -> str:
    """Return a sandbox's policy with the site's origin beside `'self'`, if it is known.

    In a document of no origin `'self'` matches nothing by the letter of the standard, and WebKit
    keeps to that.
    """
    if origin is None:
        return policy
    return "; ".join(_named(directive, origin) for directive in policy.split("; "))


def _named(directive: str, origin: str) -> str:
    name, *sources = directive.split(" ")
    if name not in LOADED or origin in sources:
        return directive
    return directive.replace(" 'self'", f" 'self' {origin}", 1)
