"""A table, and what the grid calls the types of its columns."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Boolean, Column, Float, Integer, MetaData, String, Table
from sqlalchemy.types import TypeEngine

from grid_server.errors import RequestError

FieldType = Literal["string", "number", "date", "dateTime", "boolean", "singleSelect"]
"""Days are text such as `2026-05-14`; times are UTC to the second, such as `2026-05-14T09:45:00Z`.

As text they have the same order as in time, and JSON has them as they are.
"""

_TYPES: Mapping[str, type[TypeEngine[Any]]] = {"number": Float, "boolean": Boolean}


@dataclass(frozen=True, slots=True)
class Tree:
    """How rows lie below others."""

    parent: str
    """Field with the id of the row above."""
    key: str
    """Field whose value names a row among those beside it."""


@dataclass(frozen=True, slots=True)
class Dataset:
    """What a grid shows. Its rows have a field `id`, and without sorting are in the order of it."""

    table: Table
    types: Mapping[str, FieldType]
    tree: Tree | None = None

    def column(self, field: str) -> Column[Any]:
        """Return the column of a field; raises `RequestError`."""
        self.type_of(field)
        return self.table.c[field]

    def type_of(self, field: str) -> FieldType:
        """Return the type of a field; raises `RequestError`."""
        if field not in self.types:
            raise RequestError(
                f'There is no field "{field}". The fields are {", ".join(self.types)}.', field
            )
        return self.types[field]


def dataset_of(
    name: str, types: Mapping[str, FieldType], metadata: MetaData, tree: Tree | None = None
) -> Dataset:
    """Return a data set whose table has a column for each field."""
    columns = [
        Column("id", Integer, primary_key=True)
        if field == "id"
        else Column(
            field, _TYPES.get(kind, String), index=tree is not None and field == tree.parent
        )
        for field, kind in types.items()
    ]
    return Dataset(Table(name, metadata, *columns), types, tree)
