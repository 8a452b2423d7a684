"""What may go on at once, and for how long."""

import anyio
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from showfloor.server.middleware.concurrency_limit import ConcurrencyLimit
from showfloor.server.responses import send_text


async def asked(app: ASGIApp) -> tuple[int, dict[bytes, bytes], bytes]:
    """Return status, headers and body of an answer."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    await app({"type": "http"}, receive, send)
    assert [message["type"] for message in sent] == ["http.response.start", "http.response.body"]
    return sent[0]["status"], dict(sent[0]["headers"]), sent[1]["body"]


async def in_a_moment(scope: Scope, receive: Receive, send: Send) -> None:
    await anyio.sleep(0)
    await send_text(send, 200, "here\n")


async def never(scope: Scope, receive: Receive, send: Send) -> None:
    await anyio.sleep_forever()


async def too_late(scope: Scope, receive: Receive, send: Send) -> None:
    try:
        await anyio.sleep_forever()
    finally:
        with anyio.CancelScope(shield=True):  # as work in a thread does
            await send_text(send, 200, "here\n")


def test_an_answer_in_time_is_passed_on() -> None:
    assert anyio.run(asked, ConcurrencyLimit(in_a_moment))[2] == b"here\n"


def test_one_call_too_many_is_told_to_come_again() -> None:
    calls, answers = ConcurrencyLimit(in_a_moment, limit=2), []

    async def ask() -> None:
        answers.append(await asked(calls))

    async def ask_all() -> None:
        async with anyio.create_task_group() as tasks:
            for _ in range(3):
                tasks.start_soon(ask)

    anyio.run(ask_all)
    (status, headers, body), *others = answers
    assert (status, headers[b"retry-after"]) == (503, b"1")
    assert body == b"Too much is asked at once. Try again in a moment.\n"
    assert [status for status, _, _ in others] == [200, 200]


def test_a_call_that_takes_too_long_is_answered_once() -> None:
    for app in (never, too_late):
        status, headers, body = anyio.run(asked, ConcurrencyLimit(app, seconds=0.01))
        assert (status, headers[b"retry-after"]) == (503, b"1")
        assert body == b"The answer took too long. Ask for less.\n"


def test_places_are_free_again_after_calls_that_were_given_up() -> None:
    calls = ConcurrencyLimit(never, limit=1, seconds=0.01)

    async def ask_twice() -> list[bytes]:
        return [(await asked(calls))[2] for _ in range(2)]

    assert anyio.run(ask_twice) == [b"The answer took too long. Ask for less.\n"] * 2
