"""Edits of orders."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime

import msgspec
from sqlalchemy import Connection, func, literal, select, update

from grid_server.errors import ConflictError, InvalidError, MissingRowError
from grid_server.levels import Row
from grid_server.tables import ORDERS, STATUSES


@dataclass(frozen=True, slots=True)
class Rule:
    """What a new value must be."""

    holds: Callable[[object], bool]
    wanted: str


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_name(value: object) -> bool:
    return isinstance(value, str) and 1 <= len(value.strip()) <= 80


def _is_quantity(value: object) -> bool:
    return isinstance(value, int | float) and _is_number(value) and value in range(1, 1000)


def _is_price(value: object) -> bool:
    return isinstance(value, int | float) and _is_number(value) and 0 <= value <= 10_000


RULES: Mapping[str, Rule] = {
    "customer": Rule(_is_name, "a name of 1 to 80 letters"),
    "product": Rule(_is_name, "a name of 1 to 80 letters"),
    "quantity": Rule(_is_quantity, "a whole number from 1 to 999"),
    "price": Rule(_is_price, "an amount from 0 to 10000"),
    "paid": Rule(lambda value: isinstance(value, bool), "true or false"),
    "status": Rule(lambda value: value in STATUSES, f"one of {', '.join(STATUSES)}"),
}
"""Of the fields that can be edited; the server computes the others."""


def edit_order(connection: Connection, order_id: int, body: bytes, now: datetime) -> Row:
    """Write what differs in an order; return it as it is then. Raises `RequestError`.

    The grid sends the whole row. Its `changed` says which version was edited: where another has
    been written since, nothing is. `now` is the time of the edit, in UTC.
    """
    edited = _read(body)
    before = _order(connection, order_id)
    changes = {field: value for field, value in edited.items() if value != before[field]}
    if "changed" in changes:
        raise _conflict(order_id)
    for field, value in changes.items():
        _check(field, value)
    if not changes:
        return before
    after = {**before, **changes, "changed": f"{now:%Y-%m-%dT%H:%M:%SZ}"}
    _write(connection, after, before["changed"])
    return _order(connection, order_id)


def _write(connection: Connection, order: Row, version: object) -> None:
    """Write an order, if what is stored is still the version that was edited."""
    cells = ORDERS.table.c
    total = func.round(literal(order["quantity"]) * literal(order["price"]), 2)
    statement = update(ORDERS.table).where(
        cells.id == order["id"], cells.changed.is_not_distinct_from(version)
    )
    if connection.execute(statement.values({**order, "total": total})).rowcount == 0:
        raise _conflict(order["id"])


def _conflict(order_id: object) -> ConflictError:
    return ConflictError(
        f"Order {order_id} was changed by somebody else after you had read it."
        " Load it again, then repeat your edit.",
        "changed",
    )


def _read(body: bytes) -> Mapping[str, object]:
    try:
        edited = msgspec.json.decode(body, type=dict[str, object])
    except msgspec.DecodeError as error:
        raise InvalidError(
            f"The edit cannot be read: {error}. Send the row as a JSON object."
        ) from error
    for field in edited:
        ORDERS.type_of(field)
    return edited


def _order(connection: Connection, order_id: int) -> Row:
    found = connection.execute(select(ORDERS.table).where(ORDERS.table.c.id == order_id))
    row = found.one_or_none()
    if row is None:
        raise MissingRowError(f"There is no order {order_id}. Somebody may have deleted it.")
    return dict(zip(found.keys(), row, strict=True))


def _check(field: str, value: object) -> None:
    rule = RULES.get(field)
    if rule is None:
        raise InvalidError(
            f'"{field}" cannot be edited. Leave it as it was; {", ".join(RULES)} can.', field
        )
    if not rule.holds(value):
        said = msgspec.json.encode(value).decode()
        raise InvalidError(f'"{field}" cannot be {said}. Write {rule.wanted}.', field)
