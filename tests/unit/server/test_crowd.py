"""Who is let in and who leaves when all places are taken."""

from dataclasses import dataclass, field

from showfloor.server.crowd import Crowd


@dataclass(eq=False)
class Connection:
    """Somebody who waits since a time, or does not."""

    since: float | None = None
    told: list[str] = field(default_factory=list)

    def waits_since(self) -> float | None:
        return self.since

    def let_in(self) -> None:
        self.told.append("in")

    def turn_away(self) -> None:
        self.told.append("away")

    def leave(self) -> None:
        self.told.append("leave")


def crowd_of(members: list[Connection], limit: int) -> Crowd:
    crowd = Crowd(limit)
    for member in members:
        crowd.join(member, 0.0)
    return crowd


def test_a_newcomer_is_let_in_when_somebody_leaves() -> None:
    first, second, third = members = [Connection() for _ in range(3)]
    crowd = crowd_of(members, 1)
    assert [member.told for member in members] == [["in"], [], []]
    crowd.part(first)
    assert (second.told, third.told) == (["in"], [])


def test_who_has_kept_others_waiting_longest_makes_room() -> None:
    members = [Connection(0.5), Connection(0.2), Connection(None), Connection()]
    assert crowd_of(members, 3).take_turns(now=2.0)
    assert [member.told[1:] for member in members[:3]] == [[], ["leave"], []]


def test_nobody_leaves_who_has_just_come() -> None:
    members = [Connection(1.5), Connection()]
    assert crowd_of(members, 1).take_turns(now=2.0)
    assert members[0].told == ["in"]


def test_nobody_leaves_while_nobody_waits() -> None:
    members = [Connection(0), Connection(0)]
    assert not crowd_of(members, 2).take_turns(now=100.0)
    assert [member.told for member in members] == [["in"], ["in"]]


def test_who_has_waited_too_long_is_turned_away() -> None:
    members = [Connection(), Connection()]
    assert not crowd_of(members, 1).take_turns(now=2.5)
    assert members[1].told == ["away"]


def test_only_so_many_may_wait() -> None:
    members = [Connection() for _ in range(6)]
    crowd_of(members, 1)
    assert [member.told for member in members] == [["in"], [], [], [], ["leave"], ["leave"]]


def test_turns_are_taken_once_for_all_who_wait() -> None:
    crowd = crowd_of([Connection()], 1)
    assert [crowd.join(Connection(), 0.0) for _ in range(2)] == [True, False]
