"""What each kind of data has on a level: rows as they are, groups of rows, a tree.

A level is a statement whose rows are those of the level in their order, before pages are cut.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, func, select

from grid_server.aggregates import aggregates_of
from grid_server.dataset import Dataset
from grid_server.filters import condition_of
from grid_server.request import RowsRequest
from grid_server.sorting import order_of

Row = dict[str, object]


@dataclass(frozen=True, slots=True)
class Levels(ABC):
    """The levels of what a request asks for."""

    data: Dataset
    request: RowsRequest
    connection: Connection

    @abstractmethod
    def level(self, keys: Sequence[str]) -> Select[Any]:
        """Return the statement of the level below some keys; raises `RequestError`."""

    @abstractmethod
    def row(self, found: Mapping[str, Any], keys: Sequence[str]) -> Row:
        """Return a row of that level as the grid receives it."""

    def kept(self) -> ColumnElement[bool]:
        """Return what rows fulfil that are shown or lie below those; raises `RequestError`."""
        return condition_of(self.request.filter_model, self.data)

    def aggregate_row(self) -> Row:
        """Return the aggregates of all rows, whatever page is asked for."""
        aggregates = aggregates_of(self.request.aggregation_model, self.data).values()
        whole = select(*aggregates).select_from(self.data.table).where(self.kept())
        found = self.connection.execute(whole)
        return dict(zip(found.keys(), found.one(), strict=True))

    def count(self, statement: Select[Any]) -> int:
        """Return how many rows a statement has."""
        rows = statement.order_by(None).subquery()
        return self.connection.scalar(select(func.count()).select_from(rows)) or 0


class FlatLevels(Levels):
    """Rows as they are, in one level."""

    def level(self, keys: Sequence[str]) -> Select[Any]:
        """Return the statement of all rows."""
        order = order_of(self.request.sort_model, self.data)
        return select(self.data.table).where(self.kept()).order_by(*order)

    def row(self, found: Mapping[str, Any], keys: Sequence[str]) -> Row:
        """Return the row."""
        return dict(found)
