"""Who is let in when a worker holds as many connections as it may, and who has to leave.

A newcomer waits until there is room, and for a moment nobody reads what he says. Whoever has kept
the worker waiting for longest makes room: who fills all places with connections that do nothing
takes them from himself first. Nobody has fewer places for his address, since behind a proxy all
readers have the same one. As turns are taken only now and then, connections that are closed and
opened again as fast as a machine can cost others little.
"""

from typing import Final, Protocol

__all__ = ["ROOM", "TURN_SECONDS", "Crowd", "Member"]

TURN_SECONDS: Final = 0.5
"""Between two looks at who waits."""
PATIENCE_SECONDS: Final = 1.0
"""How long everybody may keep others waiting before his place is taken."""
WAIT_SECONDS: Final = 2.0
"""How long a newcomer waits before he is told to come again."""
ROOM: Final = 3
"""So many times as many as are let in may wait."""


class Member(Protocol):
    """A connection, as the others see it."""

    def waits_since(self) -> float | None:
        """Return since when its reader keeps the worker waiting; `None` if he does not."""

    def let_in(self) -> None:
        """Begin to read."""

    def turn_away(self) -> None:
        """End, and say why."""

    def leave(self) -> None:
        """End at once."""


class Crowd:
    """The connections of a worker: at most `limit` inside, and others who wait."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._inside: dict[Member, None] = {}
        self._waiting: dict[Member, float] = {}

    def join(self, member: Member, now: float) -> bool:
        """Let a newcomer in, or make him wait; say whether he is to wait for turns to be taken."""
        if len(self._inside) < self._limit and not self._waiting:
            self._inside[member] = None
            member.let_in()
        elif len(self._waiting) < self._limit * ROOM:
            self._waiting[member] = now
            return len(self._waiting) == 1
        else:
            member.leave()
        return False

    def part(self, member: Member) -> None:
        """Forget a connection that has ended, and let in who has waited longest."""
        self._waiting.pop(member, None)
        if member in self._inside:
            del self._inside[member]
            self._let_in()

    def take_turns(self, now: float) -> bool:
        """Make room, and turn away who has waited too long; say whether others still wait."""
        for member in [one for one, since in self._waiting.items() if now - since > WAIT_SECONDS]:
            del self._waiting[member]
            member.turn_away()
        for member in self._late(now)[: len(self._waiting)]:
            member.leave()
        return bool(self._waiting)

    def _late(self, now: float) -> list[Member]:
        since = {member: member.waits_since() for member in self._inside}
        late = [(start, one) for one, start in since.items() if start is not None]
        late.sort(key=lambda pair: pair[0])
        return [member for start, member in late if now - start > PATIENCE_SECONDS]

    def _let_in(self) -> None:
        while self._waiting and len(self._inside) < self._limit:
            member = next(iter(self._waiting))
            del self._waiting[member]
            self._inside[member] = None
            member.let_in()
