import anyio
import msgspec
import pytest

from showfloor.dev.events import (
    Broadcast,
    DevEvent,
    DevProblem,
    Hello,
    Problems,
    Reload,
    problems_of,
)
from showfloor.errors import ConfigError, ShowfloorError, SourceError, SourcesError

MISTAKE = SourceError("bad title", path="a.md", line=3, why="it is long", fix="shorten it")
PROBLEM = DevProblem(place="a.md:3", what="bad title", why="it is long", fix="shorten it")
OTHER_MISTAKE = SourceError("no text", path="b.md", why="it is empty", fix="write one")
OTHER_PROBLEM = DevProblem(place="b.md", what="no text", why="it is empty", fix="write one")


TOLD: list[DevEvent] = [Reload(), Problems(), Reload()]


async def heard(broadcast: Broadcast, told: list[DevEvent], count: int) -> list[DevEvent]:
    listener = broadcast.listen()
    events = [await anext(listener), await anext(listener)]
    for event in told:
        broadcast.send(event)
    while len(events) < count:
        events.append(await anext(listener))
    await listener.aclose()
    return events


def test_a_listener_hears_who_speaks_and_what_follows() -> None:
    events = anyio.run(heard, Broadcast("one"), TOLD, 5)
    assert events == [Hello(server="one"), Problems(), Reload(), Problems(), Reload()]


def test_a_new_listener_is_greeted_with_the_newest_state() -> None:
    broadcast = Broadcast("one-1")
    broadcast.renew("one-2")
    assert anyio.run(heard, broadcast, [], 2) == [Hello(server="one-2"), Problems()]


def test_a_late_listener_hears_what_is_wrong() -> None:
    broadcast = Broadcast("one")
    broadcast.send(Problems(problems=(PROBLEM,)))
    broadcast.send(Reload())
    assert anyio.run(heard, broadcast, [], 2) == [
        Hello(server="one"),
        Problems(problems=(PROBLEM,)),
    ]


async def is_heard_while_listening(broadcast: Broadcast) -> list[bool]:
    heard = [broadcast.is_heard]
    listener = broadcast.listen()
    await anext(listener)
    heard.append(broadcast.is_heard)
    await listener.aclose()
    return [*heard, broadcast.is_heard]


def test_it_is_known_whether_somebody_listens() -> None:
    assert anyio.run(is_heard_while_listening, Broadcast("one")) == [False, True, False]


def test_a_listener_that_left_is_forgotten() -> None:
    broadcast = Broadcast("one")
    anyio.run(heard, broadcast, [], 2)
    broadcast.send(Reload())
    assert anyio.run(heard, broadcast, [], 2) == [Hello(server="one"), Problems()]


@pytest.mark.parametrize(
    ("error", "problems"),
    [
        (None, ()),
        (MISTAKE, (PROBLEM,)),
        (SourcesError([MISTAKE, OTHER_MISTAKE, MISTAKE]), (PROBLEM, OTHER_PROBLEM)),
        (
            ConfigError("no port", why="it is taken", fix="take another"),
            (DevProblem(place=None, what="no port", why="it is taken", fix="take another"),),
        ),
        (ShowfloorError("odd"), (DevProblem(place=None, what="odd", why="", fix=""),)),
    ],
)
def test_errors_are_told_as_problems(
    error: ShowfloorError | None, problems: tuple[DevProblem, ...]
) -> None:
    assert problems_of(error) == Problems(problems=problems)


def test_events_read_as_the_overlay_expects_them() -> None:
    events = [Hello(server="1"), Reload(), Problems(problems=(PROBLEM,))]
    assert [msgspec.json.decode(msgspec.json.encode(event)) for event in events] == [
        {"type": "hello", "server": "1"},
        {"type": "reload"},
        {
            "type": "problems",
            "problems": [
                {
                    "place": "a.md:3",
                    "what": "bad title",
                    "why": "it is long",
                    "fix": "shorten it",
                }
            ],
        },
    ]
