"""What the grid's operators mean in SQL, for each type of column.

An operator is a function of a column and the filter's value. It returns a condition, or nothing
where the value is not filled in yet. Values are parameters of the statement, never part of its
text.
"""

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, and_, func, or_, true

from grid_server.database import base_form
from grid_server.dataset import Dataset, FieldType
from grid_server.errors import InvalidError, RequestError
from grid_server.request import FilterItem, FilterModel

Cell = ColumnElement[Any]
Condition = ColumnElement[bool]
Operator = Callable[[Cell, object], Condition | None]
Operators = Mapping[str, Operator]


def condition_of(model: FilterModel, data: Dataset) -> Condition:
    """Return what rows must fulfil; raises `RequestError` for what the columns do not have."""
    items = _joined((_of_item(item, data) for item in model.items), model.logic_operator)
    words = (_of_word(str(word), data) for word in model.quick_filter_values if word)
    return and_(items, _joined(words, model.quick_filter_logic_operator))


def _joined(conditions: Iterable[Condition | None], logic: str) -> Condition:
    filled = [condition for condition in conditions if condition is not None]
    return or_(*filled) if logic == "or" and filled else and_(true(), *filled)


def _of_item(item: FilterItem, data: Dataset) -> Condition | None:
    known = OPERATORS[data.type_of(item.field)]
    if item.operator not in known:
        raise RequestError(
            f'"{item.field}" has no operator "{item.operator}". It has {", ".join(known)}.',
            item.field,
        )
    try:
        return known[item.operator](data.column(item.field), item.value)
    except ValueError as error:
        raise InvalidError(
            f'"{item.field}" cannot be compared with {item.value!r}: {error}.', item.field
        ) from error


def _of_word(word: str, data: Dataset) -> Condition:
    found = (
        QUICK[kind](data.column(field), word) for field, kind in data.types.items() if kind in QUICK
    )
    return or_(*(condition for condition in found if condition is not None))


def _is_missing(value: object) -> bool:
    return value is None or value == ""


def _text(compare: Callable[[Cell, str], Condition], *, negated: bool = False) -> Operator:
    def condition(cell: Cell, value: object) -> Condition | None:
        if _is_missing(value):
            return None
        found = compare(cell, str(value).strip())
        return or_(cell.is_(None), ~found) if negated else found

    return condition


def _contains(cell: Cell, value: str) -> Condition:
    return func.lowered(cell).contains(value.lower(), autoescape=True)


def _equals(cell: Cell, value: str) -> Condition:
    return func.base_form(cell) == base_form(value)


def _any_of(read: Callable[[object], object], cell_of: Callable[[Cell], Cell]) -> Operator:
    def condition(cell: Cell, value: object) -> Condition | None:
        if not isinstance(value, list) or not value:
            return None
        return cell_of(cell).in_([read(one) for one in value])

    return condition


def _number(value: object) -> float:
    if isinstance(value, str | int | float):
        try:
            return float(value)
        except ValueError:
            pass
    raise ValueError("it is not a number")


def _day(value: object) -> str:
    """Return the day of a date, which the grid gives as midnight in UTC."""
    return _time(value).date().isoformat()


def _minute(value: object) -> str:
    return _time(value).replace(second=0).strftime("%Y-%m-%dT%H:%M:%SZ")


def _time(value: object) -> datetime:
    try:
        time = datetime.fromisoformat(str(value))
    except ValueError:
        raise ValueError("it is not a date such as 2026-05-14 or 2026-05-14T09:45Z") from None
    return time.astimezone(UTC) if time.tzinfo else time


def _compared(
    read: Callable[[object], object],
    compare: Callable[[Cell, Any], Condition],
    *,
    empty: bool = False,
) -> Operator:
    """Return an operator that reads its value; `empty` is the answer for cells without one."""

    def condition(cell: Cell, value: object) -> Condition | None:
        if _is_missing(value):
            return None
        found = compare(cell, read(value))
        return or_(cell.is_(None), found) if empty else found

    return condition


def _ordered(
    read: Callable[[object], object], same: Callable[[Cell], Cell] = lambda cell: cell
) -> Operators:
    """Return the operators of days or times; `same` is what of a cell `is` looks at."""
    return {
        "is": _compared(read, lambda cell, value: same(cell) == value),
        "not": _compared(read, lambda cell, value: same(cell) != value),
        "after": _compared(read, lambda cell, value: cell > value),
        "onOrAfter": _compared(read, lambda cell, value: cell >= value),
        "before": _compared(read, lambda cell, value: cell < value),
        "onOrBefore": _compared(read, lambda cell, value: cell <= value),
        **_EMPTINESS,
    }


def _is_yes(cell: Cell, value: object) -> Condition | None:
    wanted = str(value).lower()
    if wanted == "true":
        return cell.is_(True)
    return or_(cell.is_(None), cell.is_(False)) if wanted == "false" else None


_EMPTINESS: Operators = {
    "isEmpty": lambda cell, _: cell.is_(None),
    "isNotEmpty": lambda cell, _: cell.is_not(None),
}

OPERATORS: Mapping[FieldType, Operators] = {
    "string": {
        "contains": _text(_contains),
        "doesNotContain": _text(_contains, negated=True),
        "equals": _text(_equals),
        "doesNotEqual": _text(_equals, negated=True),
        "startsWith": _text(
            lambda cell, value: func.lowered(cell).startswith(value.lower(), autoescape=True)
        ),
        "endsWith": _text(
            lambda cell, value: func.lowered(cell).endswith(value.lower(), autoescape=True)
        ),
        "isAnyOf": _any_of(lambda value: base_form(str(value).strip()), func.base_form),
        "isEmpty": lambda cell, _: or_(cell.is_(None), cell == ""),
        "isNotEmpty": lambda cell, _: cell != "",
    },
    "number": {
        "=": _compared(_number, lambda cell, value: cell == value),
        "!=": _compared(_number, lambda cell, value: cell != value, empty=True),
        ">": _compared(_number, lambda cell, value: cell > value),
        ">=": _compared(_number, lambda cell, value: cell >= value),
        "<": _compared(_number, lambda cell, value: cell < value),
        "<=": _compared(_number, lambda cell, value: cell <= value),
        "isAnyOf": _any_of(_number, lambda cell: cell),
        **_EMPTINESS,
    },
    "date": _ordered(_day),
    "dateTime": _ordered(_minute, lambda cell: func.substr(cell, 1, 16).concat(":00Z")),
    "boolean": {"is": _is_yes},
    "singleSelect": {
        "is": _compared(str, lambda cell, value: cell == value),
        "not": _compared(str, lambda cell, value: cell != value, empty=True),
        "isAnyOf": _any_of(str, lambda cell: cell),
    },
}


def _equal_number(cell: Cell, value: object) -> Condition | None:
    try:
        return cell == _number(value)
    except ValueError:
        return None


QUICK: Mapping[FieldType, Operator] = {
    "string": _text(_contains),
    "singleSelect": _text(_contains),
    "number": _equal_number,
}
"""How a word of the quick filter is found. Dates read differently to each reader."""
