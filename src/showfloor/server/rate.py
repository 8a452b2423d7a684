"""How often a peer may ask."""

from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

__all__ = ["Rate", "peer_of"]

PEERS: Final = 1024
"""Of which something is known at most."""
NETWORK_BITS: Final = 64
"""Of an IPv6 address; the rest of it is for one machine or household to choose."""


class Rate:
    """A limit on calls for each peer: so many at once, then so many a second.

    The generic cell rate algorithm: a peer's calls are spaced evenly in thought, and the last of
    them may be only so far ahead of now. One number is kept for a peer, and forgotten when it is in
    the past; when too many are known, those who may ask again soonest are forgotten first.
    """

    def __init__(self, *, per_second: float, at_once: int) -> None:
        self._apart = 1 / per_second
        self._ahead = (at_once - 1) / per_second
        self._due: dict[str, float] = {}

    def wait(self, peer: str, now: float) -> float:
        """Count a call; return 0, or the seconds to wait when it is not allowed."""
        due = max(self._due.pop(peer, now), now)
        self._due[peer] = due
        if due - now > self._ahead:
            return due - now - self._ahead
        self._due[peer] = due + self._apart
        if len(self._due) > PEERS:
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        ahead = sorted((due, peer) for peer, due in self._due.items() if due > now)
        self._due = {peer: due for due, peer in ahead[-PEERS // 2 :]}


def peer_of(address: str) -> str:
    """Return what counts as one peer: an IPv4 address, or the network of an IPv6 address."""
    ip = ip_address(address)
    if isinstance(ip, IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:  # as a socket for both kinds tells it
        return str(ip.ipv4_mapped)
    return str(IPv6Network((int(ip), NETWORK_BITS), strict=False).network_address)
