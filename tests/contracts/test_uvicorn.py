"""The private parts of uvicorn that the server relies on. They may change in any version of it.

When one of these tests fails after an update, compare `src/showfloor/server/request_parser.py` and
`protocol.py` with the new version, then adapt them, the pin in `pyproject.toml`, and this list.
"""

import asyncio
import inspect
import logging
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config, Server
from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT, FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from showfloor.server.request_parser import BODY_BYTES

ROOT = Path(__file__).parents[2]

SIGNATURES: dict[Callable[..., object], list[str]] = {
    HttpToolsProtocol.__init__: ["self", "config", "server_state", "app_state", "_loop"],
    HttpToolsProtocol.connection_made: ["self", "transport"],
    HttpToolsProtocol.connection_lost: ["self", "exc"],
    HttpToolsProtocol.data_received: ["self", "data"],
    HttpToolsProtocol.eof_received: ["self"],
    HttpToolsProtocol.resume_writing: ["self"],
    HttpToolsProtocol.pause_writing: ["self"],
    HttpToolsProtocol.shutdown: ["self"],
    HttpToolsProtocol.on_message_begin: ["self"],
    HttpToolsProtocol.on_url: ["self", "url"],
    HttpToolsProtocol.on_header: ["self", "name", "value"],
    HttpToolsProtocol.on_headers_complete: ["self"],
    HttpToolsProtocol.on_body: ["self", "body"],
    HttpToolsProtocol.on_message_complete: ["self"],
    HttpToolsProtocol.on_response_complete: ["self"],
    RequestResponseCycle.run_asgi: ["self", "app"],
    RequestResponseCycle.send: ["self", "message"],
    RequestResponseCycle.receive: ["self"],
    FlowControl.pause_writing: ["self"],
    FlowControl.resume_writing: ["self"],
    FlowControl.drain: ["self"],
    Server.run: ["self", "sockets"],
}
"""Methods that are called, overridden or relied on, with their parameters."""

PROTOCOL: dict[str, type] = {
    "app": object,
    "connections": set,
    "cycle": type(None),
    "expect_100_continue": bool,
    "flow": type(None),
    "headers": type(None),
    "limit_concurrency": int,
    "loop": asyncio.AbstractEventLoop,
    "scope": type(None),
    "server_state": ServerState,
    "transport": type(None),
}
"""Attributes of a new protocol, with their types."""

CYCLE: dict[str, type] = {
    "body": bytearray,
    "chunked_encoding": type(None),
    "default_headers": list,
    "disconnected": bool,
    "flow": FlowControl,
    "keep_alive": bool,
    "message_event": asyncio.Event,
    "more_body": bool,
    "on_response": object,
    "response_complete": bool,
    "response_started": bool,
    "scope": dict,
    "transport": asyncio.Transport,
}
"""Attributes of a new request and its response, with their types."""


async def app(_scope: object, _receive: object, _send: object) -> None:
    """Answer nothing."""


async def new_parts() -> tuple[HttpToolsProtocol, RequestResponseCycle]:
    config = Config(app=app, log_config=None, limit_concurrency=3)
    config.load()
    transport = asyncio.Transport()
    scope: Any = {"type": "http"}
    cycle = RequestResponseCycle(
        scope=scope,
        transport=transport,
        flow=FlowControl(transport),
        logger=logging.getLogger(),
        access_logger=logging.getLogger(),
        access_log=False,
        default_headers=[],
        message_event=asyncio.Event(),
        expect_100_continue=False,
        keep_alive=True,
        on_response=print,
    )
    return HttpToolsProtocol(config, ServerState(), {}), cycle


@pytest.mark.parametrize("method", SIGNATURES, ids=lambda method: method.__qualname__)
def test_a_method_has_the_parameters_that_the_server_knows(method: Callable[..., object]) -> None:
    assert list(inspect.signature(method).parameters) == SIGNATURES[method]


def test_attributes_have_the_types_that_the_server_knows() -> None:
    protocol, cycle = asyncio.run(new_parts())
    for part, attributes in ((protocol, PROTOCOL), (cycle, CYCLE)):
        found = vars(part)
        assert [
            name for name, kind in attributes.items() if not isinstance(found[name], kind)
        ] == []


def test_a_state_takes_a_further_attribute() -> None:
    state = ServerState()
    vars(state)["connection_limit"] = 1
    assert state.default_headers == []


def test_the_flow_is_paused_by_nothing_that_a_request_holds() -> None:
    flow = FlowControl(asyncio.Transport())
    assert (flow.write_paused, flow.read_paused) == (False, False)
    assert BODY_BYTES <= HIGH_WATER_LIMIT


def test_the_version_is_pinned() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        dependencies = tomllib.load(file)["project"]["dependencies"]
    assert f"uvicorn=={version('uvicorn')}" in dependencies
    assert f"\nuvicorn=={version('uvicorn')} " in (ROOT / "requirements.lock").read_text("utf-8")
