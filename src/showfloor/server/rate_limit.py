"""Limits how often a client may call."""

from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

PEERS: Final = 1024
"""Limit for the number of peers that are remembered."""
NETWORK_BITS: Final = 64
"""Of an IPv6 address. One machine or household chooses the other bits freely."""


class RateLimit:
    """Allows each peer `at_once` calls, and then `per_second`.

    This is the generic cell rate algorithm. Each call moves the time at which the next one is due,
    and a call is refused if that time is too far ahead. Of too many peers, those that are due
    first are forgotten.
    """

    def __init__(self, *, per_second: float, at_once: int) -> None:
        self._interval = 1 / per_second
        self._tolerance = (at_once - 1) / per_second
        self._due: dict[str, float] = {}

    def wait(self, peer: str, now: float) -> float:
        """Count a call and return 0, or return the seconds to wait if it is not allowed."""
        due = max(self._due.pop(peer, now), now)
        self._due[peer] = due
        if due - now > self._tolerance:
            return due - now - self._tolerance
        self._due[peer] = due + self._interval
        if len(self._due) > PEERS:
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        latest = sorted((due, peer) for peer, due in self._due.items() if due > now)
        self._due = {peer: due for due, peer in latest[-PEERS // 2 :]}


def peer_of(address: str) -> str:
    """Return the peer of an address: an IPv4 address, or the network of an IPv6 address."""
    ip = ip_address(address)
    if isinstance(ip, IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:  # as a dual-stack socket reports it
        return str(ip.ipv4_mapped)
    return str(IPv6Network((int(ip), NETWORK_BITS), strict=False).network_address)
