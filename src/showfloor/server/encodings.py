"""Which encoding of a file a reader gets (RFC 9110, 12.5.3)."""

import re
from functools import lru_cache
from typing import Final

__all__ = ["IDENTITY", "preferred_encoding"]

IDENTITY: Final = "identity"
ALIASES: Final = {"x-gzip": "gzip"}

MEMBER: Final = re.compile(
    r"\s*([!#$%&'*+.^_`|~0-9A-Za-z-]+)\s*(?:;\s*[qQ]\s*=\s*(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)\s*)?"
)


# Readers send a handful of different headers, the same ones again and again.
@lru_cache(maxsize=256)
def preferred_encoding(accept: bytes, available: tuple[str, ...]) -> str:
    """Return the name in `available`, the best first, that a reader likes most.

    `accept` is the value of `Accept-Encoding`, empty if there is none. The file as it is
    (`identity`) stands for everything else, even where a reader refuses it: an answer that
    may be readable is worth more than a 406.
    """
    weights = _weights(accept.decode("latin-1"))
    others = weights.get("*", 0.0)
    best, most = IDENTITY, weights.get(IDENTITY, 0.0)
    for name in reversed(available):
        weight = weights.get(name, others)
        if weight > 0 and weight >= most:
            best, most = name, weight
    return best


def _weights(accept: str) -> dict[str, float]:
    """Return the weight of each encoding that is named; malformed members say nothing."""
    weights: dict[str, float] = {}
    for member in accept.split(","):
        match = MEMBER.fullmatch(member)
        if match is not None:
            name = match[1].lower()
            weights[ALIASES.get(name, name)] = float(match[2] or 1)
    return weights
