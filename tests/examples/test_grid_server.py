"""The example server over HTTP: rows, edits, latency, and errors that say how to fix them."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from grid_server.app import create_app
from grid_server.request import LARGEST_PAGE
from grid_server.seed import EMPLOYEE_COUNT, ORDER_COUNT, seed
from support.places import PROJECT

README = (PROJECT / "examples" / "grid-server" / "README.md").read_text(encoding="utf-8")
ORIGIN = "http://127.0.0.1:5173"
NOW = datetime(2026, 11, 23, 9, 30, 15, tzinfo=UTC)
FIRST = {
    "id": 1,
    "customer": "Ito Shoten",
    "product": "Desk lamp",
    "quantity": 8,
    "price": 102.83,
    "total": 822.64,
    "ordered": "2026-01-01",
    "changed": "2026-01-01T15:46:00Z",
    "paid": True,
    "status": "returned",
}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("grid") / "grid.sqlite"
    seed(path)
    return path


@pytest.fixture
def client(database: Path) -> Iterator[TestClient]:
    with TestClient(create_app(database, ORIGIN, lambda: NOW)) as opened:
        yield opened


@pytest.fixture
def fresh(tmp_path: Path) -> TestClient:
    """A client whose orders may be edited."""
    seed(tmp_path / "grid.sqlite")
    return TestClient(create_app(tmp_path / "grid.sqlite", ORIGIN, lambda: NOW))


def test_rows_are_the_same_after_each_seeding(fresh: TestClient, client: TestClient) -> None:
    request = {"start": 0, "end": 99}
    for address in ("/orders/rows", "/employees/rows"):
        assert fresh.post(address, json=request).json() == client.post(address, json=request).json()


def test_a_page_of_orders_comes_with_the_count_of_all(client: TestClient) -> None:
    given = client.post("/orders/rows", json={"start": 0, "end": 9}).json()
    assert given["rows"][0] == FIRST
    assert len(given["rows"]) == 10
    assert given["rowCount"] == ORDER_COUNT
    assert given["pageInfo"] == {"hasNextPage": True}


def test_orders_are_grouped_with_sums(client: TestClient) -> None:
    request = {"groupFields": ["status"], "aggregationModel": {"quantity": "sum"}}
    given = client.post("/orders/rows", json=request).json()
    assert {row["groupKey"] for row in given["rows"]} == {"open", "sent", "returned", "cancelled"}
    assert sum(row["descendantCount"] for row in given["rows"]) == ORDER_COUNT
    total = sum(row["quantityAggregate"] for row in given["rows"])
    assert total == given["aggregateRow"]["quantityAggregate"]


def test_the_request_of_the_readme_is_answered(client: TestClient) -> None:
    said = re.search(r"curl http://[\d.:]+(\S+) --json '(.*?)'", README, re.DOTALL)
    assert said
    rows = client.post(said[1], content=said[2]).json()["rows"]
    assert {row["status"] for row in rows} == {"open"}
    assert rows == sorted(rows, key=lambda row: row["total"], reverse=True)


def test_employees_are_a_tree(client: TestClient) -> None:
    root = client.post("/employees/rows", json={}).json()["rows"]
    assert [row["descendantCount"] for row in root] == [EMPLOYEE_COUNT - 1]
    request = {"groupKeys": [root[0]["groupKey"]]}
    children = client.post("/employees/rows", json=request).json()["rows"]
    assert {row["managerId"] for row in children} == {root[0]["id"]}


def test_an_edit_is_written_and_what_follows_from_it(fresh: TestClient) -> None:
    edited = fresh.patch("/orders/1", json={**FIRST, "quantity": 3, "customer": "O'Hara; --"})
    after = {
        **FIRST,
        "quantity": 3,
        "customer": "O'Hara; --",
        "total": 308.49,
        "changed": "2026-11-23T09:30:15Z",
    }
    assert edited.json() == after
    assert fresh.post("/orders/rows", json={"start": 0, "end": 0}).json()["rows"] == [after]


def test_an_edit_of_nothing_leaves_the_order_alone(fresh: TestClient) -> None:
    assert fresh.patch("/orders/1", json=FIRST).json() == FIRST


def test_the_second_edit_of_one_version_is_refused(fresh: TestClient) -> None:
    assert fresh.patch("/orders/1", json={**FIRST, "paid": False}).status_code == 200
    refused = fresh.patch("/orders/1", json={**FIRST, "quantity": 2})
    assert refused.status_code == 409
    assert refused.json() == {
        "message": "Order 1 was changed by somebody else after you had read it."
        " Load it again, then repeat your edit.",
        "field": "changed",
    }


@pytest.mark.parametrize(
    ("edit", "status", "field", "message"),
    [
        (
            {"quantity": 0},
            422,
            "quantity",
            '"quantity" cannot be 0. Write a whole number from 1 to 999.',
        ),
        (
            {"quantity": 1.5},
            422,
            "quantity",
            '"quantity" cannot be 1.5. Write a whole number from 1 to 999.',
        ),
        ({"price": "9"}, 422, "price", '"price" cannot be "9". Write an amount from 0 to 10000.'),
        (
            {"customer": " "},
            422,
            "customer",
            '"customer" cannot be " ". Write a name of 1 to 80 letters.',
        ),
        ({"paid": "no"}, 422, "paid", '"paid" cannot be "no". Write true or false.'),
        (
            {"status": "lost"},
            422,
            "status",
            '"status" cannot be "lost". Write one of open, sent, returned, cancelled.',
        ),
        (
            {"total": 1},
            422,
            "total",
            '"total" cannot be edited. Leave it as it was;'
            " customer, product, quantity, price, paid, status can.",
        ),
        (
            {"color": "red"},
            400,
            "color",
            'There is no field "color". The fields are id, customer, product, quantity, price,'
            " total, ordered, changed, paid, status.",
        ),
    ],
)
def test_an_edit_that_breaks_a_rule_is_refused(
    client: TestClient, edit: object, status: int, field: str, message: str
) -> None:
    refused = client.patch("/orders/1", json=edit)
    assert (refused.status_code, refused.json()) == (status, {"message": message, "field": field})


def test_an_edit_of_no_order_is_refused(client: TestClient) -> None:
    refused = client.patch("/orders/501", json=FIRST)
    assert refused.status_code == 404
    assert refused.json()["message"] == "There is no order 501. Somebody may have deleted it."


def filtered(field: str, operator: str, value: object) -> object:
    return {"filterModel": {"items": [{"field": field, "operator": operator, "value": value}]}}


@pytest.mark.parametrize(
    ("request_", "status", "message"),
    [
        (
            filtered("id; DROP TABLE orders", "=", 1),
            400,
            'There is no field "id; DROP TABLE orders". The fields are id, customer, product,'
            " quantity, price, total, ordered, changed, paid, status.",
        ),
        (
            filtered("paid", "contains", "yes"),
            400,
            '"paid" has no operator "contains". It has is.',
        ),
        (
            filtered("quantity", ">", "many"),
            422,
            "\"quantity\" cannot be compared with 'many': it is not a number.",
        ),
        (
            filtered("ordered", "after", "May"),
            422,
            "\"ordered\" cannot be compared with 'May':"
            " it is not a date such as 2026-05-14 or 2026-05-14T09:45Z.",
        ),
        (
            {"sortModel": [{"field": "color", "sort": "asc"}]},
            400,
            'There is no field "color". The fields are id, customer, product, quantity, price,'
            " total, ordered, changed, paid, status.",
        ),
        (
            {"sortModel": [{"field": "price", "sort": "up"}]},
            422,
            "The request cannot be read: Invalid enum value 'up' - at `$.sortModel[0].sort`."
            " Send the parameters of getRows() as JSON, as they are.",
        ),
        (
            {"aggregationModel": {"customer": "sum"}},
            400,
            '"customer" has no aggregation "sum". There are size.',
        ),
        (
            {"groupFields": ["status"], "groupKeys": ["open", "true"]},
            422,
            "There are 2 keys for 1 fields. Send at most one key for each field of groupFields.",
        ),
        (
            {"groupFields": ["price"], "groupKeys": ["cheap"]},
            422,
            '"cheap" is not a key of the groups by "price", which are numbers.'
            " Send the groupKey of the group's row.",
        ),
        (
            {"start": 0, "end": LARGEST_PAGE},
            422,
            "rows 0 to 100 are asked for. Ask for 1 to 100 rows, from row 0 on.",
        ),
        (
            {"start": 0, "end": -2, "paginationModel": {"page": 0, "pageSize": -1}},
            422,
            "rows 0 to -2 are asked for. Ask for 1 to 100 rows, from row 0 on.",
        ),
    ],
)
def test_a_request_that_cannot_be_answered_says_why(
    client: TestClient, request_: object, status: int, message: str
) -> None:
    refused = client.post("/orders/rows", json=request_)
    assert (refused.status_code, refused.json()["message"]) == (status, message)


def test_a_body_that_is_not_json_is_refused(client: TestClient) -> None:
    refused = client.post("/orders/rows", content=b"rows, please")
    assert refused.status_code == 422
    assert refused.json()["message"] == (
        "The request cannot be read: JSON is malformed: invalid character (byte 0)."
        " Send the parameters of getRows() as JSON, as they are."
    )
    edit = client.patch("/orders/1", content=b"[]")
    assert edit.json()["message"] == (
        "The edit cannot be read: Expected `object`, got `array`. Send the row as a JSON object."
    )


def test_an_answer_takes_as_long_as_is_asked_for(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited = list[float]()

    async def noted(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("grid_server.app.anyio.sleep", noted)
    assert client.post("/orders/rows?delay=1500", json={}).status_code == 200
    assert client.post("/orders/rows", json={}).status_code == 200
    assert waited == [1.5, 0.0]


@pytest.mark.parametrize("delay", ["soon", "-1", "10001", "1e3"])
def test_a_delay_that_is_none_is_refused(client: TestClient, delay: str) -> None:
    refused = client.post(f"/orders/rows?delay={delay}", json={})
    assert refused.status_code == 422
    assert refused.json() == {
        "message": f"The delay cannot be {delay}. Write milliseconds, from 0 to 10000.",
        "field": "delay",
    }


@pytest.mark.parametrize(("origin", "allowed"), [(ORIGIN, ORIGIN), ("https://example.com", None)])
def test_pages_of_one_origin_may_ask(client: TestClient, origin: str, allowed: str | None) -> None:
    headers = {
        "Origin": origin,
        "Access-Control-Request-Method": "PATCH",
        "Access-Control-Request-Headers": "content-type",
    }
    answer = client.options("/orders/1", headers=headers)
    assert answer.is_success is (allowed is not None)
    assert answer.headers.get("access-control-allow-origin") == allowed
