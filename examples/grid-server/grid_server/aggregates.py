"""Sums and the like, whose keys are beside the fields' own: `amountAggregate`."""

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import ColumnElement, Label, func

from grid_server.dataset import Dataset
from grid_server.errors import RequestError

Cell = ColumnElement[Any]

_FUNCTIONS: Mapping[str, Callable[[Cell], Cell]] = {
    "sum": lambda cell: func.coalesce(func.sum(cell), 0),
    "avg": func.avg,
    "min": func.min,
    "max": func.max,
    "size": lambda _: func.count(),
    "sizeTrue": lambda cell: func.count().filter(cell.is_(True)),
    "sizeFalse": lambda cell: func.count().filter(cell.is_(False)),
}

_TYPES: Mapping[str, tuple[str, ...]] = {
    "sum": ("number",),
    "avg": ("number",),
    "min": ("number", "date", "dateTime"),
    "max": ("number", "date", "dateTime"),
    "sizeTrue": ("boolean",),
    "sizeFalse": ("boolean",),
}
"""The types of columns for which the grid offers a function; all, where none are listed."""


def aggregates_of(model: Mapping[str, str], data: Dataset) -> dict[str, Label[Any]]:
    """Return expressions by field; raises `RequestError` for a function that does not exist."""
    return {field: _aggregate(field, name, data) for field, name in model.items()}


def aggregate_key(field: str) -> str:
    """Return the key of a field's aggregate."""
    return f"{field}Aggregate"


def _aggregate(field: str, name: str, data: Dataset) -> Label[Any]:
    kind = data.type_of(field)
    offered = [one for one in _FUNCTIONS if kind in _TYPES.get(one, (kind,))]
    if name not in offered:
        raise RequestError(
            f'"{field}" has no aggregation "{name}". There are {", ".join(offered)}.', field
        )
    return _FUNCTIONS[name](data.column(field)).label(aggregate_key(field))
