"""The headers of every response, and the security policy of pages, sandboxes and workers."""

from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Final

from showfloor.model.base_path import base_of, origin_of
from showfloor.model.sandbox_policy import SANDBOX, with_origin
from showfloor.model.search_paths import TEXTS
from showfloor.outputs.speculation_rules import RULES_TYPE, rules_path

ASSETS: Final = "/_assets/"
"""Folder of the files whose names change with their content."""

WORKER: Final = "/sw.js"
"""The service worker, by which pages are read without a network."""

SPECULATION: Final = "Speculation-Rules"
"""Header that names the rules by which the next page is prepared."""

CROSS_ORIGIN: Final = "Access-Control-Allow-Origin"
"""Header that lets scripts and fonts be loaded from a document of no origin, which a sandbox is."""

# Styles that libraries insert at run time start as empty style elements, and this is the hash
# of nothing: they may live, an injected style block may not.
EMPTY_STYLE: Final = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

# Sandboxes of others, at their documented addresses: there a reader may send a demo, in a form.
STACKBLITZ: Final = "https://stackblitz.com/run"
CODESANDBOX: Final = "https://codesandbox.io/api/v1/sandboxes/define"

POLICY: Final = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src-elem": f"'self' {EMPTY_STYLE}",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'self'",
    "frame-ancestors": "'self'",
    "form-action": f"'self' {STACKBLITZ} {CODESANDBOX}",
}

OF_DOCUMENTS: Final = (
    "Content-Security-Policy",
    "Cross-Origin-Opener-Policy",
    "Permissions-Policy",
    "X-Frame-Options",
    SPECULATION,
)
"""Headers that browsers obey in documents and workers only."""

NO_DOCUMENTS: Final = (".css", ".woff2")
"""Files that are neither. Pages wait for them, so they get no needless headers."""

# Edited code runs here, and only here: in a document of no origin, which requests nothing but the
# site's own scripts, styles and pictures. No policy covers WebRTC, which the document's script
# removes. Forms reach the demo and are sent nowhere.
# In WebKit such a document has no `'self'` either: the site's origin is named too.
SANDBOX_POLICY: Final = {
    "sandbox": "allow-scripts allow-forms",
    "default-src": "'none'",
    "script-src": "'self' 'unsafe-eval' blob:",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'self'",
}

# Pagefind is WebAssembly in a worker: only that worker may compile it, and it requests nothing but
# the files of the index.
TEXT_SEARCH_POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'wasm-unsafe-eval'",
    "connect-src": "'self'",
}

# Documentation needs none of these.
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


def _policy(directives: Mapping[str, str]) -> str:
    return "; ".join(f"{directive} {sources}" for directive, sources in directives.items())


def content_security_policy(
    service: str | None = None,
    fonts: str | None = None,
    script: str = "",
    also: Sequence[tuple[str, str]] = (),
) -> str:
    """Return the policy of all pages: nothing from elsewhere, one script in the page itself.

    `service` is an address elsewhere that pages may send data to, `fonts` one below which they find
    fonts and their style sheets. `script` is the code of the only script that a page may contain;
    if it is empty, a page may contain none. `also` are directives, each with a further source.
    """
    own = [("script-src", _hash_of(script))] if script else []
    return _policy(_with_further(POLICY, [*_named_elsewhere(service, fonts), *own, *also]))


def _with_further(policy: Mapping[str, str], sources: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return a policy with further sources; what it does not name has the default source."""
    further = dict(policy)
    for directive, source in sources:
        further[directive] = f"{further.get(directive, POLICY['default-src'])} {source}"
    return further


def _named_elsewhere(service: str | None, fonts: str | None) -> Iterator[tuple[str, str]]:
    """Yield the sources that a site names in its settings, each with its directive."""
    if service:
        yield "connect-src", service
    if below := _below(fonts):
        yield from (("style-src-elem", below), ("font-src", below))


def _below(address: str | None) -> str | None:
    return address and address.rstrip("/") + "/"


def _hash_of(script: str) -> str:
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


def security_headers(
    service: str | None = None,
    fonts: str | None = None,
    script: str = "",
    also: Sequence[tuple[str, str]] = (),
) -> dict[str, str]:
    """Return the headers that every response of the site carries; arguments as for the policy."""
    return {
        "Content-Security-Policy": content_security_policy(service, fonts, script, also),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": ", ".join(f"{feature}=()" for feature in UNUSED_FEATURES),
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "X-Content-Type-Options": "nosniff",
        # For browsers that do not know frame-ancestors.
        "X-Frame-Options": "SAMEORIGIN",
    }


def development_headers(
    address: str,
    nonce: str,
    *,
    service: str | None = None,
    fonts: str | None = None,
    also: Sequence[tuple[str, str]] = (),
) -> dict[str, str]:
    """Return the headers of the development server: those of a release, and of the frontend.

    Below `address` the frontend's development server has scripts; `nonce` is on the style elements
    that it inserts. `service`, `fonts` and `also` as for the policy of a release.
    """
    own = _development_sources(address, nonce).items()
    policy = _with_further(POLICY, [*_named_elsewhere(service, fonts), *also, *own])
    return {**security_headers(), "Content-Security-Policy": _policy(policy)}


def _development_sources(address: str, nonce: str) -> dict[str, str]:
    """Return the sources that the development server allows beyond those of a release.

    Scripts, styles, pictures and fonts come from the frontend's development server. It reports
    changes to pages by a web socket, and puts changed styles into style elements with the nonce.
    `'report-sample'` allows nothing: browsers report the beginning of what they refuse.
    """
    web_socket = address.replace("http", "ws", 1)
    return {
        "script-src": f"{address} 'report-sample'",
        "style-src-elem": f"{address} 'nonce-{nonce}' 'report-sample'",
        "img-src": address,
        "font-src": address,
        "connect-src": f"{address} {web_socket}",
    }


def sandbox_policy(fonts: str | None = None, origin: str | None = None) -> str:
    """Return the policy of the documents in which edited demos run; `fonts` as for pages.

    `origin` is the address of the published site, if it is known. Servers add the requested host.
    """
    allowed = _below(fonts)
    named = [("style-src", allowed), ("font-src", allowed)] if allowed else []
    return with_origin(_policy(_with_further(SANDBOX_POLICY, named)), origin)


@cache
def folder_headers(fonts: str | None = None, url: str | None = None) -> dict[str, dict[str, str]]:
    """Return the headers of the files in a folder, besides those of every response or instead.

    `fonts` as for pages; `url` is the address of the site, if it is known.
    """
    base = base_of(url)
    return {
        SANDBOX: {"Content-Security-Policy": sandbox_policy(fonts, origin_of(url))},
        WORKER: {"Service-Worker-Allowed": base},
        TEXTS: {"Content-Security-Policy": _policy(TEXT_SEARCH_POLICY)},
        rules_path(base): {"Content-Type": RULES_TYPE},
    }


def file_headers(path: str, fonts: str | None = None, url: str | None = None) -> dict[str, str]:
    """Return the headers of a file besides the common ones; arguments as for `folder_headers`.

    An empty value removes a common header.
    """
    if path.startswith(ASSETS):
        left_out = OF_DOCUMENTS if path.endswith(NO_DOCUMENTS) else ()
        return {CROSS_ORIGIN: "*", **dict.fromkeys(left_out, "")}
    folders = folder_headers(fonts, url).items()
    return next((own for folder, own in folders if path.startswith(folder)), {})
