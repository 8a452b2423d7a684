"""Content negotiation: the encoding and the media type that a client prefers (RFC 9110, 12.5)."""

import re
from functools import lru_cache
from typing import Final

IDENTITY: Final = "identity"
HTML: Final = "text/html"
MARKDOWN: Final = "text/markdown"
ALIASES: Final = {"x-gzip": "gzip"}

TOKEN: Final = r"[!#$%&'*+.^_`|~0-9A-Za-z-]+"
QUALITY: Final = r";\s*[qQ]\s*=\s*(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)\s*"
ENCODING: Final = re.compile(rf"\s*({TOKEN})\s*(?:{QUALITY})?")
MEDIA_RANGE: Final = re.compile(rf"\s*({TOKEN}/{TOKEN})\s*((?:;\s*{TOKEN}\s*=[^;]*)*)")
WEIGHT: Final = re.compile(rf"{QUALITY}$")
WEIGHTED: Final = re.compile(r";\s*[qQ]\s*=")


# Clients send a handful of different headers.
@lru_cache(maxsize=256)
def preferred_encoding(accept: bytes, available: tuple[str, ...]) -> str:
    """Return the encoding in `available`, the best first, that a client prefers.

    `accept` is the value of `Accept-Encoding`, or empty. If nothing else fits, the answer is
    `identity`, even if the client refuses it: a response that may be readable is better than a 406.
    """
    weights = _encoding_weights(accept.decode("latin-1"))
    others = weights.get("*", 0.0)
    best, highest = IDENTITY, weights.get(IDENTITY, 0.0)
    for name in reversed(available):
        weight = weights.get(name, others)
        if weight > 0 and weight >= highest:
            best, highest = name, weight
    return best


@lru_cache(maxsize=256)
def prefers_markdown(accept: bytes) -> bool:
    """Return whether a client prefers Markdown to HTML, or names it and likes both the same.

    `accept` is the value of `Accept`. Browsers never name Markdown, so a tie that does comes from
    a program that lists all types it can read.
    """
    weights = _media_weights(accept.decode("latin-1"))
    markdown, html = _media_weight(weights, MARKDOWN), _media_weight(weights, HTML)
    if markdown <= 0:
        return False
    return markdown > html or (MARKDOWN in weights and markdown == html)


def _encoding_weights(accept: str) -> dict[str, float]:
    """Return the weight of each encoding; malformed ones are ignored."""
    weights: dict[str, float] = {}
    for member in accept.split(","):
        if match := ENCODING.fullmatch(member):
            name = match[1].lower()
            weights[ALIASES.get(name, name)] = float(match[2] or 1)
    return weights


def _media_weight(weights: dict[str, float], kind: str) -> float:
    """Return the weight that the most specific range gives to a media type."""
    for name in (kind, f"{kind.partition('/')[0]}/*", "*/*"):
        if name in weights:
            return weights[name]
    return 0.0


def _media_weights(accept: str) -> dict[str, float]:
    """Return the weight of each range, whatever its parameters; malformed ones are ignored."""
    weights: dict[str, float] = {}
    for member in accept.split(","):
        if match := MEDIA_RANGE.fullmatch(member):
            weight = WEIGHT.search(match[2])
            if weight or not WEIGHTED.search(match[2]):
                name = match[1].lower()
                weights[name] = max(weights.get(name, 0.0), float(weight[1]) if weight else 1.0)
    return weights
