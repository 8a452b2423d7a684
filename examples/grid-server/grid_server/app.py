"""The application: addresses, latency, and errors as JSON."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import anyio
from sqlalchemy import Engine
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from grid_server.answers import answer
from grid_server.database import open_database
from grid_server.dataset import Dataset
from grid_server.edits import edit_order
from grid_server.errors import InvalidError, RequestError
from grid_server.request import read_request
from grid_server.tables import DATASETS

LONGEST_DELAY = 10_000
"""Milliseconds that a client may have an answer take longer, to see what its grid shows then."""


def create_app(
    database: Path, origin: str, now: Callable[[], datetime] = lambda: datetime.now(UTC)
) -> Starlette:
    """Return the application over a database that `grid_server.seed` has filled.

    `origin` is the one site whose pages may ask, such as `http://127.0.0.1:5173`; `now` is the
    clock.
    """
    engine = open_database(database)
    rows = [
        Route(f"/{name}/rows", _rows(engine, data), methods=["POST"])
        for name, data in DATASETS.items()
    ]
    edits = Route("/orders/{id:int}", _edits(engine, now), methods=["PATCH"])
    cors = Middleware(
        CORSMiddleware,
        allow_origins=[origin],
        allow_methods=["POST", "PATCH"],
        allow_headers=["content-type"],
    )
    return Starlette(
        routes=[*rows, edits], middleware=[cors], exception_handlers={RequestError: _told}
    )


def _rows(engine: Engine, data: Dataset) -> Callable[[Request], object]:
    async def rows(request: Request) -> JSONResponse:
        wanted = read_request(await request.body())

        def work() -> JSONResponse:
            with engine.connect() as connection:
                return JSONResponse(answer(connection, data, wanted))

        return await _later(request, work)

    return rows


def _edits(engine: Engine, now: Callable[[], datetime]) -> Callable[[Request], object]:
    async def edits(request: Request) -> JSONResponse:
        body = await request.body()

        def work() -> JSONResponse:
            with engine.begin() as connection:
                return JSONResponse(edit_order(connection, request.path_params["id"], body, now()))

        return await _later(request, work)

    return edits


async def _later(request: Request, work: Callable[[], JSONResponse]) -> JSONResponse:
    """Do the work after the delay that the address asks for, in a thread, where it may wait."""
    await anyio.sleep(_delay(request) / 1000)
    return await run_in_threadpool(work)


def _delay(request: Request) -> int:
    said = request.query_params.get("delay", "0")
    if not said.isdecimal() or int(said) > LONGEST_DELAY:
        raise InvalidError(
            f"The delay cannot be {said}. Write milliseconds, from 0 to {LONGEST_DELAY}.", "delay"
        )
    return int(said)


def _told(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestError)  # it is registered for nothing else
    return JSONResponse({"message": error.message, "field": error.field}, error.status)
