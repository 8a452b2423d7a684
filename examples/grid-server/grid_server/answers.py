"""The answer to a request for rows."""

from collections.abc import Mapping
from typing import TypedDict

from sqlalchemy import Connection

from grid_server.dataset import Dataset
from grid_server.groups import GroupLevels
from grid_server.levels import FlatLevels, Levels, Row
from grid_server.request import RowsRequest
from grid_server.tree import TreeLevels


class Answer(TypedDict, total=False):
    """What `getRows()` of the grid returns."""

    rows: list[Row]
    rowCount: int
    """Of the root, also where children are asked for: the grid takes it for its pages."""
    aggregateRow: Row
    pageInfo: Mapping[str, bool]


def answer(connection: Connection, data: Dataset, request: RowsRequest) -> Answer:
    """Return the rows that are asked for; raises `RequestError`.

    Only the root has pages: the rows below a parent come all at once.
    """
    levels = _levels(connection, data, request)
    keys = request.group_keys
    start, size = request.limits
    roots = levels.level([])
    count = levels.count(roots)
    wanted = levels.level(keys) if keys else roots.offset(start).limit(size)
    found = connection.execute(wanted)
    names = list(found.keys())
    given: Answer = {
        "rows": [levels.row(dict(zip(names, row, strict=True)), keys) for row in found],
        "rowCount": count,
        "pageInfo": {"hasNextPage": start + size < count},
    }
    if request.aggregation_model:
        given["aggregateRow"] = levels.aggregate_row()
    return given


def _levels(connection: Connection, data: Dataset, request: RowsRequest) -> Levels:
    if data.tree:
        return TreeLevels(data, request, connection)
    if request.group_fields:
        return GroupLevels(data, request, connection)
    return FlatLevels(data, request, connection)
