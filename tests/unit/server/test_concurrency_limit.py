"""What may go on and wait at once, and for how long."""

import anyio
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from showfloor.server.middleware.concurrency_limit import ConcurrencyLimit
from showfloor.server.responses import send_text

Answer = tuple[int, dict[bytes, bytes], bytes]
BUSY = b"Too much is asked at once. Try again in a moment.\n"


def request(left: anyio.Event) -> Receive:
    """Return what receives the request of a client that may leave."""
    requests: list[Message] = [{"type": "http.request", "body": b"asked", "more_body": False}]

    async def receive() -> Message:
        if requests:
            return requests.pop()
        await left.wait()
        return {"type": "http.disconnect"}

    return receive


async def asked(app: ASGIApp, name: str = "", left: anyio.Event | None = None) -> Answer:
    """Return status, headers and body of the answer to a client, which may leave."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    await app({"type": "http", "path": name}, request(left or anyio.Event()), send)
    assert [message["type"] for message in sent] == ["http.response.start", "http.response.body"]
    return sent[0]["status"], dict(sent[0]["headers"]), sent[1]["body"]


class Held:
    """An application that answers with what it is asked, once it may."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        """Names of the requests that it got, in order."""
        self.may_answer = anyio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        self.begun.append(scope["path"])
        await self.may_answer.wait()
        await send_text(send, 200, (await receive())["body"].decode())


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
    for limit in (1, 4):
        calls = ConcurrencyLimit(in_a_moment, limit=limit, waiting=0)
        assert anyio.run(asked, calls)[2] == b"here\n"


def test_calls_beyond_the_limit_wait_for_their_turn_and_one_too_many_is_refused() -> None:
    held, answers = Held(), []

    async def ask() -> None:
        calls = ConcurrencyLimit(held, limit=2, waiting=3, waiting_seconds=60)

        async def ask_for(name: str) -> None:
            answers.append((name, await asked(calls, name)))

        async with anyio.create_task_group() as tasks:
            for name in "abcde":
                tasks.start_soon(ask_for, name)
                await anyio.wait_all_tasks_blocked()
            assert held.begun == ["a", "b"]
            with anyio.fail_after(30):  # at once, and not when its time in the queue is over
                await ask_for("f")
            held.may_answer.set()

    anyio.run(ask)
    (_, (status, headers, body)), *others = answers
    assert (status, headers[b"retry-after"], body) == (503, b"1", BUSY)
    assert held.begun == list("abcde")
    assert [(name, answer[2]) for name, answer in others] == [(name, b"asked") for name in "abcde"]


def test_a_call_whose_turn_does_not_come_in_time_is_told_to_come_again() -> None:
    held = Held()

    async def ask() -> Answer:
        calls = ConcurrencyLimit(held, limit=1, waiting=1, waiting_seconds=0.01)
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(asked, calls)
            await anyio.wait_all_tasks_blocked()
            answer = await asked(calls)
            held.may_answer.set()
        return answer

    status, headers, body = anyio.run(ask)
    assert (status, headers[b"retry-after"], body) == (503, b"1", BUSY)
    assert len(held.begun) == 1


def test_a_client_that_leaves_while_it_waits_gives_its_turn_to_others() -> None:
    held = Held()

    async def ask() -> None:
        calls, left = ConcurrencyLimit(held, limit=1, waiting=1), anyio.Event()
        async with anyio.create_task_group() as tasks:
            for name in "ab":
                tasks.start_soon(asked, calls, name, left if name == "b" else None)
                await anyio.wait_all_tasks_blocked()
            left.set()
            await anyio.wait_all_tasks_blocked()
            tasks.start_soon(asked, calls, "c")
            await anyio.wait_all_tasks_blocked()
            held.may_answer.set()

    anyio.run(ask)
    assert held.begun == ["a", "c"]


def test_a_client_that_reads_its_answer_slowly_keeps_no_place() -> None:
    held = Held()

    async def unread(message: Message) -> None:
        await anyio.sleep_forever()

    async def ask() -> None:
        calls = ConcurrencyLimit(held, limit=1, waiting=0)
        held.may_answer.set()
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(calls, {"path": "a"}, request(anyio.Event()), unread)
            await anyio.wait_all_tasks_blocked()
            assert (await asked(calls, "b"))[2] == b"asked"
            tasks.cancel_scope.cancel()

    anyio.run(ask)
    assert held.begun == ["a", "b"]


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
