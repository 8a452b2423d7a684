"""A release served as it is, but for a script in each document that notes what goes wrong in it.

A request for `/_fails/NAME` has files of that name fail until one for `/_works/NAME`.
"""

from pathlib import Path
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from showfloor.server import create_app
from showfloor.server.responses import SEND_WHOLE

FAILS: Final = "/_fails/"
WORKS: Final = "/_works/"
SCRIPT: Final = "/_noted.js"
NOTING: Final = Path(__file__).with_name("noting_release.js")
# Documents are changed on their way, so they are asked for as they are, and whole.
DROPPED: Final = frozenset({b"accept-encoding", b"if-none-match", b"range"})


class Noted:
    """Puts the script into what is HTML."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.failing: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the release does."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif scope["path"] == SCRIPT:
            await answer(send, 200, NOTING.read_bytes())
        elif scope["path"].startswith(FAILS):
            self.failing.add(scope["path"].removeprefix(FAILS))
            await answer(send, 200)
        elif scope["path"].startswith(WORKS):
            self.failing.discard(scope["path"].removeprefix(WORKS))
            await answer(send, 200)
        elif any(f"/{name}-" in scope["path"] for name in self.failing):
            await answer(send, 503)
        else:
            headers = [header for header in scope["headers"] if header[0] not in DROPPED]
            plain = {key: value for key, value in scope.items() if key != SEND_WHOLE}
            await self.app({**plain, "headers": headers}, receive, Changed(send))


async def answer(send: Send, status: int, body: bytes = b"") -> None:
    """Answer with a script."""
    headers = [(b"content-type", b"text/javascript"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Changed:
    """Sends a document with the script in its head, and anything else as it comes."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.start: Message | None = None
        self.body = b""

    async def __call__(self, message: Message) -> None:
        """Send a message, or keep it until the document is whole."""
        if message["type"] == "http.response.start":
            self.start = message if _is_html(message) else None
            if self.start:
                return
        if self.start is None:
            await self.send(message)
            return
        self.body += message.get("body", b"")
        if not message.get("more_body"):
            await self._send_changed(self.start)

    async def _send_changed(self, start: Message) -> None:
        tag = f'<script src="{SCRIPT}"></script>'.encode()
        changed = self.body.replace(b"<head>", b"<head>" + tag, 1)
        kept = [header for header in start["headers"] if header[0] != b"content-length"]
        length = (b"content-length", b"%d" % len(changed))
        await self.send({**start, "headers": [*kept, length]})
        await self.send({"type": "http.response.body", "body": changed})


def noted_app(dist: Path) -> Any:
    """Return the application that serves a folder of releases with it."""
    return Noted(create_app(dist))


def _is_html(message: Message) -> bool:
    return any(
        name == b"content-type" and kind.startswith(b"text/html")
        for name, kind in message["headers"]
    )
