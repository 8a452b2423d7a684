"""Rows grouped by the values of fields, as row grouping asks for them."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, select

from grid_server.aggregates import aggregate_key, aggregates_of
from grid_server.errors import InvalidError
from grid_server.levels import Levels, Row
from grid_server.sorting import directed, order_of


class GroupLevels(Levels):
    """A level of groups for each field, and below them the rows."""

    def level(self, keys: Sequence[str]) -> Select[Any]:
        """Return the statement of the groups, or of the rows below the last ones."""
        fields = self.request.group_fields
        if len(keys) > len(fields):
            raise InvalidError(
                f"There are {len(keys)} keys for {len(fields)} fields."
                " Send at most one key for each field of groupFields.",
                "groupKeys",
            )
        inside = and_(self.kept(), *map(self._has_key, fields, keys))
        if len(keys) == len(fields):
            order = order_of(self.request.sort_model, self.data)
            return select(self.data.table).where(inside).order_by(*order)
        return self._groups(fields[len(keys)]).where(inside)

    def row(self, found: Mapping[str, Any], keys: Sequence[str]) -> Row:
        """Return a row, or a group with what the grid is told of it."""
        if len(keys) == len(self.request.group_fields):
            return dict(found)
        shared = found["shared"]
        key = _key_of(shared)
        names = map(aggregate_key, self.request.aggregation_model)
        return {
            "id": f"group {json.dumps([*keys, key], separators=(',', ':'), ensure_ascii=False)}",
            self.request.group_fields[len(keys)]: None if key == "" else shared,
            "groupKey": key,
            "descendantCount": found["descendantCount"],
            **{name: found[name] for name in names},
        }

    def _groups(self, field: str) -> Select[Any]:
        aggregates = aggregates_of(self.request.aggregation_model, self.data)
        shared = self._shared(field)
        order = [
            directed(aggregates[item.field], "number", item.sort)
            if item.field in aggregates
            else directed(shared, self.data.type_of(field), item.sort)
            for item in self.request.sort_model
            if item.sort and item.field in {field, *aggregates}
        ]
        return (
            select(
                shared.label("shared"),
                func.count().label("descendantCount"),
                *aggregates.values(),
            )
            .select_from(self.data.table)
            .group_by(shared)
            .order_by(*order, func.min(self.data.table.c.id))
        )

    def _shared(self, field: str) -> ColumnElement[Any]:
        """Return what the rows of a group share; text that is empty is as good as none."""
        column = self.data.column(field)
        is_text = self.data.type_of(field) in {"string", "singleSelect"}
        return func.nullif(column, "") if is_text else column

    def _has_key(self, field: str, key: str) -> ColumnElement[bool]:
        shared = self._shared(field)
        if key == "":
            return shared.is_(None)
        match self.data.type_of(field):
            case "boolean":
                return shared.is_(key == "true")
            case "number":
                return shared == _number(key, field)
            case _:
                return shared == key


def _key_of(value: object) -> str:
    """Return a value as JavaScript writes it."""
    match value:
        case None:
            return ""
        case bool():
            return str(value).lower()
        case float() if value.is_integer():
            return str(int(value))
        case _:
            return str(value)


def _number(key: str, field: str) -> float:
    try:
        return float(key)
    except ValueError as error:
        raise InvalidError(
            f'"{key}" is not a key of the groups by "{field}", which are numbers.'
            " Send the groupKey of the group's row.",
            "groupKeys",
        ) from error
