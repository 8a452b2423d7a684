"""Who is let in when a worker holds as many connections as it may, and who has to leave.

A newcomer waits until there is room, and for a moment nobody reads what he says. Whoever has kept
the worker waiting for longest makes room, but only for one who has said something: connections that
do nothing cost nobody else a place, nor much time. Nobody has fewer places for his address, since
behind a proxy all readers have the same one.

Turns are taken only now and then, and few places change hands in each. So connections that are
opened again as fast as a machine can, whenever they are closed, cost others little.
"""

import select
import sys
from collections.abc import Iterable
from typing import Final, Protocol

__all__ = ["ROOM", "TURNOVER", "TURN_SECONDS", "Crowd", "Member"]

TURN_SECONDS: Final = 0.5
"""Between two looks at who waits."""
TURNOVER: Final = 64
"""So many leave in a turn at most, and as many who wait are sent away."""
PATIENCE_SECONDS: Final = 1.0
"""How long everybody may keep others waiting before his place is taken."""
WAIT_SECONDS: Final = 2.0
"""How long a newcomer waits before he is told to come again."""
SILENCE_SECONDS: Final = 10.0
"""How long a newcomer may wait who says nothing."""
ROOM: Final = 3
"""So many times as many as are let in may wait."""


class Member(Protocol):
    """A connection, as the others see it."""

    def fileno(self) -> int:
        """Return its descriptor, less than 0 when it is closed."""

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
        self._asking: dict[Member, None] = {}  # of those who wait, by when they were heard

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

    def ask(self, member: Member) -> None:
        """Note that one who waits has said something."""
        if member in self._waiting:
            self._asking[member] = None

    def part(self, member: Member) -> None:
        """Forget a connection that has ended, and let in who has asked, or waited, longest."""
        self._stop_waiting(member)
        if member in self._inside:
            del self._inside[member]
            self._let_in()

    def take_turns(self, now: float) -> bool:
        """Make room, and turn away who has waited too long; say whether others still wait."""
        silent = [member for member in self._waiting if member not in self._asking]
        for member in _spoken(silent):
            self.ask(member)
        self._turn_away(now)
        for member in self._late(now)[: min(len(self._asking), TURNOVER)]:
            member.leave()
        return bool(self._waiting)

    def _turn_away(self, now: float) -> None:
        waited = [
            member
            for member, since in self._waiting.items()
            if now - since > (WAIT_SECONDS if member in self._asking else SILENCE_SECONDS)
        ]
        for member in waited[:TURNOVER]:
            end = member.turn_away if member in self._asking else member.leave
            self._stop_waiting(member)
            end()

    def _late(self, now: float) -> list[Member]:
        since = {member: member.waits_since() for member in self._inside}
        late = [(start, one) for one, start in since.items() if start is not None]
        late.sort(key=lambda pair: pair[0])
        return [member for start, member in late if now - start > PATIENCE_SECONDS]

    def _let_in(self) -> None:
        while self._waiting and len(self._inside) < self._limit:
            member = next(iter(self._asking or self._waiting))
            self._stop_waiting(member)
            self._inside[member] = None
            member.let_in()

    def _stop_waiting(self, member: Member) -> None:
        self._waiting.pop(member, None)
        self._asking.pop(member, None)


if sys.platform == "win32":

    def _spoken(members: Iterable[Member]) -> list[Member]:
        """Return all: Windows has no poll, so whoever waits makes others leave."""
        return list(members)

else:

    def _spoken(members: Iterable[Member]) -> list[Member]:
        """Return those from whom something has come that nobody has read."""
        by_descriptor = {member.fileno(): member for member in members}
        poll = select.poll()
        for descriptor in by_descriptor:
            if descriptor >= 0:
                poll.register(descriptor, select.POLLIN)
        spoken = {descriptor for descriptor, _ in poll.poll(0)}
        return [member for descriptor, member in by_descriptor.items() if descriptor in spoken]
