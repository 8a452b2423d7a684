"""Fills a database with rows that are always the same: `python -m grid_server.seed grid.sqlite`."""

import sys
from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta
from pathlib import Path

from grid_server.database import open_database
from grid_server.levels import Row
from grid_server.tables import EMPLOYEES, METADATA, ORDERS, STATUSES

ORDER_COUNT = 500
EMPLOYEE_COUNT = 60
TEAM = 4
"""Employees who report to the same manager."""

CUSTOMERS = (
    *("Ábel és Társa", "Bergmann", "Café Nord", "Delft Supply", "Élan Studio", "Fjordline"),
    *("Gómez Hermanos", "Harbor & Co", "Ito Shoten", "Jansen", "Łódź Tools", "Österreich Bau"),
)
PRODUCTS = (
    *("Desk lamp", "Door handle", "Floor mat", "Garden hose", "Hinge", "Key ring"),
    *("Paint roller", "Pipe clamp", "Shelf", "Socket wrench", "Toolbox", "Work gloves"),
)
FIRST_NAMES = ("Ada", "Bruno", "Chiara", "Daniyar", "Emre", "Farah", "Grace", "Hugo", "Ines", "Jun")
LAST_NAMES = ("Adeyemi", "Brandt", "Castillo", "Dubois", "Eriksen", "Fujita")
TITLES = ("Director", "Head of department", "Team lead", "Specialist")


class Draw:
    """A small generator of numbers that look random, the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def below(self, limit: int) -> int:
        """Return a whole number from 0 to `limit` - 1."""
        self._state = (self._state * 1_664_525 + 1_013_904_223) % 2**32
        return self._state * limit >> 32

    def one_of(self, choices: Sequence[str]) -> str:
        """Return one of some words."""
        return choices[self.below(len(choices))]


def seed(path: Path) -> None:
    """Write all rows; those that are in the database already are replaced."""
    engine = open_database(path)
    with engine.begin() as connection:
        METADATA.drop_all(connection)
        METADATA.create_all(connection)
        connection.execute(ORDERS.table.insert(), list(_orders(Draw(1))))
        connection.execute(EMPLOYEES.table.insert(), list(_employees(Draw(2))))
    engine.dispose()


def _orders(draw: Draw) -> Iterator[Row]:
    for number in range(1, ORDER_COUNT + 1):
        ordered = datetime(2026, 1, 1, 7) + timedelta(minutes=number * 432 + draw.below(400))
        quantity, price = 1 + draw.below(20), (199 + draw.below(20_000)) / 100
        yield {
            "id": number,
            "customer": draw.one_of(CUSTOMERS),
            "product": draw.one_of(PRODUCTS),
            "quantity": quantity,
            "price": price,
            "total": round(quantity * price, 2),
            "ordered": ordered.date().isoformat(),
            "changed": f"{ordered:%Y-%m-%dT%H:%M:00Z}" if draw.below(5) else None,
            "paid": draw.below(3) > 0,
            "status": draw.one_of(STATUSES),
        }


def _employees(draw: Draw) -> Iterator[Row]:
    level = 0
    first_of_level, size = 1, 1
    for number in range(1, EMPLOYEE_COUNT + 1):
        if number >= first_of_level + size:
            level, first_of_level, size = level + 1, first_of_level + size, size * TEAM
        yield {
            "id": number,
            "name": f"{FIRST_NAMES[number % 10]} {LAST_NAMES[number % 6 - (number - 1) // 30]}",
            "title": TITLES[min(level, 3)],
            "salary": 1000 * (120 // (level + 1) + draw.below(20)),
            "hired": (date(2012, 1, 9) + timedelta(days=7 * draw.below(700))).isoformat(),
            "managerId": (number - 2) // TEAM + 1 if number > 1 else None,
        }


if __name__ == "__main__":
    seed(Path(sys.argv[1]))
