"""Who is let in and who leaves when all places are taken."""

import socket
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest

from showfloor.server.crowd import TURNOVER, Crowd

Enter = Callable[..., "Connection"]


@dataclass(eq=False)
class Connection:
    """Somebody who keeps the worker waiting since a time, or does not."""

    end: socket.socket
    since: float | None
    told: list[str] = field(default_factory=list)

    def fileno(self) -> int:
        return self.end.fileno()

    def waits_since(self) -> float | None:
        return self.since

    def let_in(self) -> None:
        self.told.append("in")

    def turn_away(self) -> None:
        self.told.append("away")

    def leave(self) -> None:
        self.told.append("leave")


@pytest.fixture
def connect() -> Iterator[Enter]:
    """Makes connections whose readers have sent something, or nothing."""
    ends: list[socket.socket] = []

    def connect(since: float | None = None, *, asks: bool = True) -> Connection:
        ours, theirs = socket.socketpair()
        ends.extend((ours, theirs))
        if asks:
            theirs.sendall(b"GET")
        return Connection(ours, since)

    yield connect
    for end in ends:
        end.close()


def crowd_of(members: list[Connection], limit: int) -> Crowd:
    crowd = Crowd(limit)
    for member in members:
        crowd.join(member, 0.0)
    return crowd


def test_a_newcomer_is_let_in_when_somebody_leaves(connect: Enter) -> None:
    first, second, third = members = [connect() for _ in range(3)]
    crowd = crowd_of(members, 1)
    assert [member.told for member in members] == [["in"], [], []]
    crowd.part(first)
    assert (second.told, third.told) == (["in"], [])


def test_who_has_kept_others_waiting_longest_makes_room(connect: Enter) -> None:
    members = [connect(0.5), connect(0.2), connect(), connect()]
    assert crowd_of(members, 3).take_turns(now=2.0)
    assert [member.told[1:] for member in members[:3]] == [[], ["leave"], []]


def test_nobody_leaves_who_has_just_come(connect: Enter) -> None:
    members = [connect(1.5), connect()]
    assert crowd_of(members, 1).take_turns(now=2.0)
    assert members[0].told == ["in"]


def test_nobody_leaves_while_nobody_waits(connect: Enter) -> None:
    members = [connect(0), connect(0)]
    assert not crowd_of(members, 2).take_turns(now=100.0)
    assert [member.told for member in members] == [["in"], ["in"]]


def test_nobody_leaves_for_one_who_says_nothing(connect: Enter) -> None:
    members = [connect(0), connect(asks=False)]
    assert crowd_of(members, 1).take_turns(now=2.0)
    assert [member.told for member in members] == [["in"], []]


def test_who_asks_is_let_in_before_those_who_say_nothing(connect: Enter) -> None:
    first, silent, asking = members = [connect(0), connect(asks=False), connect()]
    crowd = crowd_of(members, 1)
    crowd.take_turns(now=2.0)
    crowd.part(first)
    assert (silent.told, asking.told) == ([], ["in"])


def test_of_those_who_ask_the_first_is_let_in_first(connect: Enter) -> None:
    first, *others = members = [connect() for _ in range(9)]
    crowd = crowd_of(members, 3)
    crowd.take_turns(now=1.0)
    crowd.part(first)
    assert [member.told for member in others] == [*[["in"]] * 3, *[[]] * 5]


def test_what_was_read_already_was_said_too(connect: Enter) -> None:
    members = [connect(0), connect(asks=False)]
    crowd = crowd_of(members, 1)
    crowd.ask(members[1])
    assert crowd.take_turns(now=2.0)
    assert members[0].told == ["in", "leave"]


def test_a_closed_connection_has_nothing_to_say(connect: Enter) -> None:
    members = [connect(0), connect()]
    crowd = crowd_of(members, 1)
    members[1].end.close()
    assert crowd.take_turns(now=2.0)
    assert members[0].told == ["in"]


def test_who_has_waited_too_long_is_turned_away(connect: Enter) -> None:
    members = [connect(), connect()]
    assert not crowd_of(members, 1).take_turns(now=2.5)
    assert members[1].told == ["away"]


def test_who_says_nothing_may_wait_longer_and_is_told_nothing(connect: Enter) -> None:
    members = [connect(), connect(asks=False)]
    crowd = crowd_of(members, 1)
    assert crowd.take_turns(now=2.5)
    assert not crowd.take_turns(now=10.5)
    assert members[1].told == ["leave"]


def test_few_places_change_hands_at_once(connect: Enter) -> None:
    limit = 2 * TURNOVER
    members = [connect(0) for _ in range(2 * limit)]
    assert crowd_of(members, limit).take_turns(now=2.0)
    assert sum(member.told == ["in", "leave"] for member in members) == TURNOVER


@pytest.mark.parametrize("asks", [True, False])
def test_few_are_turned_away_at_once(connect: Enter, asks: bool) -> None:
    members = [connect(), *(connect(asks=asks) for _ in range(3 * TURNOVER))]
    crowd = crowd_of(members, TURNOVER)
    assert crowd.take_turns(now=100.0)
    assert sum(member.told in (["away"], ["leave"]) for member in members) == TURNOVER


def test_only_so_many_may_wait(connect: Enter) -> None:
    members = [connect() for _ in range(6)]
    crowd_of(members, 1)
    assert [member.told for member in members] == [["in"], [], [], [], ["leave"], ["leave"]]


def test_turns_are_taken_once_for_all_who_wait(connect: Enter) -> None:
    crowd = crowd_of([connect()], 1)
    assert [crowd.join(connect(), 0.0) for _ in range(2)] == [True, False]
