"""Whether a reader wants a page as HTML or as Markdown (RFC 9110, 12.5.1)."""

import re
from functools import lru_cache
from typing import Final

__all__ = ["MARKDOWN", "prefers_markdown"]

HTML: Final = "text/html"
MARKDOWN: Final = "text/markdown"

TOKEN: Final = r"[!#$%&'*+.^_`|~0-9A-Za-z-]+"
RANGE: Final = re.compile(rf"\s*({TOKEN}/{TOKEN})\s*((?:;\s*{TOKEN}\s*=[^;]*)*)")
WEIGHT: Final = re.compile(r";\s*q\s*=\s*(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)\s*$", re.IGNORECASE)
WEIGHTED: Final = re.compile(r";\s*q\s*=", re.IGNORECASE)


# Readers send a handful of different headers, the same ones again and again.
@lru_cache(maxsize=256)
def prefers_markdown(accept: bytes) -> bool:
    """Tell whether a reader likes Markdown more than HTML, or names it and likes both the same.

    `accept` is the value of `Accept`. Browsers never name Markdown, so a tie that does comes from
    a program that lists what it can read. Who likes neither is given HTML: an answer that may be
    readable is worth more than a 406.
    """
    weights = _weights(accept.decode("latin-1"))
    markdown, html = _weight(weights, MARKDOWN), _weight(weights, HTML)
    if markdown <= 0:
        return False
    return markdown > html or (MARKDOWN in weights and markdown == html)


def _weight(weights: dict[str, float], kind: str) -> float:
    """Return the weight that the most specific range gives to a media type."""
    for name in (kind, f"{kind.partition('/')[0]}/*", "*/*"):
        if name in weights:
            return weights[name]
    return 0.0


def _weights(accept: str) -> dict[str, float]:
    """Return the weight of each range, whatever its parameters; malformed ones say nothing."""
    weights: dict[str, float] = {}
    for member in accept.split(","):
        if match := RANGE.fullmatch(member):
            weight = WEIGHT.search(match[2])
            if weight or not WEIGHTED.search(match[2]):
                name = match[1].lower()
                weights[name] = max(weights.get(name, 0.0), float(weight[1]) if weight else 1.0)
    return weights
