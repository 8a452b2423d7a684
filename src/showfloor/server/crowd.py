"""Who has to leave when a worker holds as many connections as it may."""

from collections.abc import Iterable
from typing import Final, Protocol

__all__ = ["Member", "make_room"]

PATIENCE_SECONDS: Final = 1.0
"""How long everybody may wait before anybody's place is taken."""
SHARE: Final = 16
"""One in so many leaves at once: looking through all for each newcomer would cost too much."""


class Member(Protocol):
    """A connection, as the others see it."""

    def is_leaving(self) -> bool:
        """Say whether it ends anyway."""

    def waits_since(self) -> float | None:
        """Return since when its reader keeps it waiting, on the loop's clock; `None` if not."""

    def leave(self) -> None:
        """End at once."""


def make_room(members: Iterable[Member], limit: int, now: float) -> bool:
    """End connections whose readers have kept them waiting longest; say whether there is room.

    So whoever fills all places with connections that do nothing takes them from himself first.
    Nobody has fewer places for his address: behind a proxy all readers have the same one.
    """
    staying = [member for member in members if not member.is_leaving()]
    if len(staying) <= limit:
        return True
    waiting = [(since, member) for member in staying if (since := member.waits_since()) is not None]
    late = [pair for pair in waiting if now - pair[0] > PATIENCE_SECONDS]
    late.sort(key=lambda pair: pair[0])
    for _, member in late[: max(1, limit // SHARE)]:
        member.leave()
    return bool(late)
