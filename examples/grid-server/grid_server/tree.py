"""Rows below others, as tree data asks for them: each row has the id of the one above it."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import CTE, Column, ColumnElement, Select, func, select

from grid_server.aggregates import aggregate_key, aggregates_of
from grid_server.dataset import Tree
from grid_server.filters import condition_of
from grid_server.levels import Levels, Row
from grid_server.sorting import order_of


class TreeLevels(Levels):
    """A level below each row. What leads to a row that is found is shown, too."""

    def level(self, keys: Sequence[str]) -> Select[Any]:
        """Return the statement of the rows below the one that the keys lead to."""
        table, ids = self.data.table, self.data.table.c.id
        kept = self.kept()
        below = self._below(kept)
        counted = [column for column in below.c if column.name != "above"]
        return (
            select(table, *counted)
            .outerjoin(below, below.c.above == ids)
            .where(kept, self._is_below(keys))
            .order_by(*order_of(self.request.sort_model, self.data))
        )

    def row(self, found: Mapping[str, Any], keys: Sequence[str]) -> Row:
        """Return a row with what the grid is told of it."""
        count = found["descendantCount"] or 0
        names = map(aggregate_key, self.request.aggregation_model if count else ())
        return {
            **{field: found[field] for field in self.data.types},
            "groupKey": found[self._tree.key],
            "descendantCount": count,
            **{name: found[name] for name in names},
        }

    def kept(self) -> ColumnElement[bool]:
        """Return that a row is found, or above one that is."""
        table = self.data.table
        found = select(table.c.id, self._parent.label("above")).where(
            condition_of(self.request.filter_model, self.data)
        )
        kept = found.cte(recursive=True)
        higher = select(table.c.id, self._parent).join(kept, kept.c.above == table.c.id)
        return table.c.id.in_(select(kept.union(higher).c.id))

    @property
    def _tree(self) -> Tree:
        assert self.data.tree  # else these levels are not made
        return self.data.tree

    @property
    def _parent(self) -> Column[Any]:
        return self.data.table.c[self._tree.parent]

    def _is_below(self, keys: Sequence[str]) -> ColumnElement[bool]:
        """Return that a row is right below the one that the keys lead to."""
        condition = self._parent.is_(None)
        for key in keys:
            named = self.data.table.c[self._tree.key] == key
            ids = select(self.data.table.c.id).where(condition, named)
            condition = self._parent.in_(ids)
        return condition

    def _below(self, kept: ColumnElement[bool]) -> CTE:
        """Return how many rows are below each that has some, and their aggregates."""
        table = self.data.table
        pairs = (
            select(self._parent.label("above"), table.c.id)
            .where(kept, self._parent.is_not(None))
            .cte(recursive=True)
        )
        higher = (
            select(self._parent, pairs.c.id)
            .join(pairs, pairs.c.above == table.c.id)
            .where(self._parent.is_not(None))
        )
        pairs = pairs.union(higher)
        aggregates = aggregates_of(self.request.aggregation_model, self.data).values()
        return (
            select(pairs.c.above, func.count().label("descendantCount"), *aggregates)
            .join(table, table.c.id == pairs.c.id)
            .group_by(pairs.c.above)
            .cte()
        )
