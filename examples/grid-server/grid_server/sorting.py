"""The grid's order: what is missing comes first where a column ascends."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, collate

from grid_server.database import ALPHABETICAL
from grid_server.dataset import Dataset, FieldType
from grid_server.request import SortItem


def order_of(items: Iterable[SortItem], data: Dataset) -> list[ColumnElement[Any]]:
    """Return what to sort rows by, last by their ids; raises `RequestError`."""
    columns = [
        directed(data.column(item.field), data.type_of(item.field), item.sort)
        for item in items
        if item.sort
    ]
    return [*columns, data.table.c.id]


def directed(value: ColumnElement[Any], kind: FieldType, sort: str | None) -> ColumnElement[Any]:
    """Return a value as something to sort by."""
    if kind in {"string", "singleSelect"}:
        value = collate(value, ALPHABETICAL)
    return value.desc().nulls_last() if sort == "desc" else value.asc().nulls_first()
