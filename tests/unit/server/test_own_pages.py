"""What the development server answers, by who sends a request."""

import anyio
import pytest
from starlette.types import Message, Receive, Scope, Send

from showfloor.server.middleware.own_pages import OwnPages

HOST = "127.0.0.1:8000"
LAN = {"Host": "oak.local:8000"}
"""Browsers send no Fetch Metadata to a host that has no TLS and is not this machine."""

TYPED = {"Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
LINK = {**TYPED, "Sec-Fetch-Site": "cross-site", "Referer": "https://evil.example/"}
OWN = {"Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty"}
OWN_POST = {**OWN, "Origin": f"http://{HOST}"}
EVIL = {"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"}
NEIGHBOR = {"Sec-Fetch-Site": "same-site", "Origin": "http://127.0.0.1:9000"}
OPAQUE = {"Sec-Fetch-Site": "cross-site", "Origin": "null"}


EVENTS = ("GET", "/_dev/events")
REPORT = ("POST", "/_dev/violations")


def loading(kind: str, mode: str = "no-cors", **more: str) -> dict[str, str]:
    """Return what a browser sends when a page of another site loads something."""
    fetched = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": kind}
    return {**fetched, **more}


ANSWERED = {
    "an address that is typed": ("GET", "/a/", TYPED),
    "a program": ("GET", "/a/", {}),
    "a link of another site": ("GET", "/a/", LINK),
    "a script of the page": ("GET", "/a/", OWN),
    "a frame of the page": ("GET", "/a/demos/b/", {**OWN, "Sec-Fetch-Dest": "iframe"}),
    "a module of a sandbox": ("GET", "/_assets/a.js", loading("script", "cors", Origin="null")),
    "a font of a sandbox": ("GET", "/_assets/a.woff2", loading("font", "cors", Origin="null")),
    "a style sheet of a sandbox": ("GET", "/_assets/a.css", loading("style")),
    "a picture of a sandbox": ("GET", "/a.png", loading("image")),
    "events for the page": (*EVENTS, OWN),
    "a report of the page": (*REPORT, OWN_POST),
    "an address in the network": ("GET", "/a/", LAN),
    "a link to the network": ("GET", "/a/", {**LAN, "Referer": "https://evil.example/"}),
    "events for a program": (*EVENTS, {"Origin": f"http://{HOST}"}),
    "a report in the network": (*REPORT, {**LAN, "Origin": f"http://{LAN['Host']}"}),
    "a report behind a proxy": (*REPORT, {**LAN, "Origin": f"https://{LAN['Host']}"}),
}
REFUSED = {
    "a fetch without an answer": ("GET", "/a/", loading("empty")),
    "a fetch": ("GET", "/a/", {**loading("empty", "cors"), **EVIL}),
    "a fetch from another port": ("GET", "/a/", {**loading("empty", "cors"), **NEIGHBOR}),
    "a fetch from a sandbox": ("GET", "/a/", {**loading("empty", "cors"), **OPAQUE}),
    "a frame": ("GET", "/a/", loading("iframe", "navigate")),
    "an embedded page": ("GET", "/a/", loading("object", "navigate")),
    "a page as a picture": ("GET", "/a/", loading("image")),
    "a page as a style sheet": ("GET", "/a/", loading("style")),
    "a script": ("GET", "/a.js", loading("script")),
    "a module": ("GET", "/a.js", {**loading("script", "cors"), **EVIL}),
    "a worker": ("GET", "/a.js", {**loading("worker", "same-origin"), **NEIGHBOR}),
    "a picture by its origin": ("GET", "/a.png", {**loading("image", "cors"), **EVIL}),
    "a form": ("POST", "/a/", {**loading("document", "navigate"), **EVIL}),
    "a form of a sandbox": ("POST", "/a/", {**loading("document", "navigate"), **OPAQUE}),
    "a beacon": ("POST", "/a/", {**loading("empty"), **EVIL}),
    "a web socket": ("GET", "/", {**loading("websocket", "websocket"), **EVIL}),
    "events": (*EVENTS, {**loading("empty", "cors"), **EVIL}),
    "events as a picture": (*EVENTS, loading("image")),
    "events in a tab": (*EVENTS, LINK),
    "events for a sandbox": (*EVENTS, {**loading("empty", "cors"), **OPAQUE}),
    "events that are typed": (*EVENTS, TYPED),
    "events for a program that names no origin": (*EVENTS, {}),
    "events on another port": (*EVENTS, {**loading("empty", "cors"), **NEIGHBOR}),
    "a report": (*REPORT, {**loading("empty", "cors"), **EVIL}),
    "a report as a form": (*REPORT, {**loading("document", "navigate"), **EVIL}),
    "a question before a report": ("OPTIONS", REPORT[1], {**loading("empty", "cors"), **EVIL}),
    "a fetch in the network": ("GET", "/a/", {**LAN, "Origin": "https://evil.example"}),
    "a form in the network": ("POST", "/a/", {**LAN, "Origin": "null"}),
    "events in the network as a picture": (*EVENTS, LAN),
    "a module in the network": ("GET", "/a.js", {**LAN, "Origin": "null"}),
    "a report in the network": (*REPORT, {**LAN, "Origin": "https://evil.example"}),
}


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def ask(method: str, path: str, headers: dict[str, str]) -> tuple[int, bytes]:
    """Return the status and the body of the answer."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    raw = [(k.lower().encode(), v.encode()) for k, v in {"Host": HOST, **headers}.items()]
    scope = {"type": "http", "method": method, "path": path, "headers": raw}
    anyio.run(OwnPages(answer), scope, receive, send)
    return sent[0]["status"], sent[1]["body"]


@pytest.mark.parametrize(("method", "path", "headers"), ANSWERED.values(), ids=ANSWERED)
def test_the_author_and_own_pages_are_answered(
    method: str, path: str, headers: dict[str, str]
) -> None:
    assert ask(method, path, headers) == (204, b"")


@pytest.mark.parametrize(("method", "path", "headers"), REFUSED.values(), ids=REFUSED)
def test_a_page_of_another_site_is_refused(method: str, path: str, headers: dict[str, str]) -> None:
    assert ask(method, path, headers) == (
        403,
        b"Pages of other sites may link to pages here, and request nothing else.\n",
    )
