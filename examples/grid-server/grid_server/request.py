"""The request for rows, with the names that the grid gives its parts."""

from typing import Literal

import msgspec

from grid_server.errors import InvalidError

LARGEST_PAGE = 100
"""Rows that one answer may have at the root of the data."""

Logic = Literal["and", "or"]


class Part(msgspec.Struct, frozen=True, rename="camel"):
    """A part of a request; what it has besides, such as the id of a filter, is ignored."""


class SortItem(Part, frozen=True):
    """A column to sort by."""

    field: str
    sort: Literal["asc", "desc"] | None = None


class FilterItem(Part, frozen=True):
    """A condition. A value that is missing or empty is not filled in yet: the item is ignored."""

    field: str
    operator: str
    value: str | int | float | bool | list[str | int | float | bool] | None = None


class FilterModel(Part, frozen=True):
    """All conditions, and the words of the quick filter."""

    items: list[FilterItem] = []
    logic_operator: Logic = "and"
    quick_filter_values: list[str | int | float | bool | None] = []
    quick_filter_logic_operator: Logic = "and"


class PaginationModel(Part, frozen=True):
    """A page, counted from 0."""

    page: int
    page_size: int


class RowsRequest(Part, frozen=True):
    """What `getRows()` of the grid is given."""

    sort_model: list[SortItem] = []
    filter_model: FilterModel = FilterModel()
    pagination_model: PaginationModel | None = None
    start: int | None = None
    """The first row, counted from 0. Preferred to the page, since lazy loading sends both."""
    end: int | None = None
    """The last row, which is part of the answer."""
    group_keys: list[str] = []
    """Keys of all parents, for what is below them."""
    group_fields: list[str] = []
    aggregation_model: dict[str, str] = {}
    """Functions by field, such as `{"amount": "sum"}`."""

    @property
    def limits(self) -> tuple[int, int]:
        """How many rows to skip, and how many to give; raises `InvalidError`."""
        start, size = self._asked()
        if start < 0 or not 1 <= size <= LARGEST_PAGE:
            raise InvalidError(
                f"rows {start} to {start + size - 1} are asked for."
                f" Ask for 1 to {LARGEST_PAGE} rows, from row 0 on.",
                "end",
            )
        return start, size

    def _asked(self) -> tuple[int, int]:
        if self.start is not None and self.end is not None:
            return self.start, self.end - self.start + 1
        if self.pagination_model is not None:
            size = self.pagination_model.page_size
            return self.pagination_model.page * size, size
        return 0, LARGEST_PAGE


def read_request(body: bytes) -> RowsRequest:
    """Return the request in a body of JSON; raises `InvalidError`."""
    try:
        return msgspec.json.decode(body, type=RowsRequest)
    except msgspec.DecodeError as error:
        raise InvalidError(
            f"The request cannot be read: {error}."
            " Send the parameters of getRows() as JSON, as they are."
        ) from error
