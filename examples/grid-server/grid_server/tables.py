"""The tables of this server: orders in a list, and employees in a tree."""

from typing import Final

from sqlalchemy import MetaData

from grid_server.dataset import Dataset, Tree, dataset_of

METADATA: Final = MetaData()
STATUSES: Final = ("open", "sent", "returned", "cancelled")

ORDERS: Final = dataset_of(
    "orders",
    {
        "id": "number",
        "customer": "string",
        "product": "string",
        "quantity": "number",
        "price": "number",
        "total": "number",
        "ordered": "date",
        "changed": "dateTime",
        "paid": "boolean",
        "status": "singleSelect",
    },
    METADATA,
)
"""Prices and totals are in euros."""

EMPLOYEES: Final = dataset_of(
    "employees",
    {
        "id": "number",
        "name": "string",
        "title": "string",
        "salary": "number",
        "hired": "date",
        "managerId": "number",
    },
    METADATA,
    Tree(parent="managerId", key="name"),
)
"""Salaries are in euros a year. Nobody reports to the same manager as somebody of the same name."""

DATASETS: Final[dict[str, Dataset]] = {"orders": ORDERS, "employees": EMPLOYEES}
