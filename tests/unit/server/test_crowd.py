"""Who leaves when all places are taken."""

from dataclasses import dataclass, field

from showfloor.server.crowd import make_room


@dataclass
class Connection:
    """Somebody who waits since a time, or does not."""

    since: float | None
    has_left: bool = field(default=False)

    def is_leaving(self) -> bool:
        return self.has_left

    def waits_since(self) -> float | None:
        return self.since

    def leave(self) -> None:
        self.has_left = True


def test_who_has_waited_longest_leaves() -> None:
    members = [Connection(5), Connection(2), Connection(None), Connection(9)]
    assert make_room(members, 3, now=10)
    assert [member.has_left for member in members] == [False, True, False, False]


def test_nobody_leaves_who_has_just_come() -> None:
    members = [Connection(9.5), Connection(None)]
    assert not make_room(members, 1, now=10)
    assert not any(member.has_left for member in members)


def test_nobody_else_leaves_while_somebody_does() -> None:
    members = [Connection(2, has_left=True), Connection(3)]
    assert make_room(members, 1, now=10)
    assert not members[1].has_left


def test_of_many_several_leave_at_once() -> None:
    members = [Connection(number / 100) for number in range(161)]
    assert make_room(members, 160, now=10)
    assert sum(member.has_left for member in members) == 10
