"""The example server answers as the table says, to which the demos' own source is held, too."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, MetaData

from grid_server.answers import answer
from grid_server.database import open_database
from grid_server.dataset import Dataset, Tree, dataset_of
from grid_server.request import read_request
from support.places import PROJECT

TABLE = json.loads((PROJECT / "examples/grid-server/tests/cases.json").read_text("utf-8"))
TREES = {"employees": Tree(parent="managerId", key="name")}
CASES = [pytest.param(case, id=f"{case['table']}: {case['name']}") for case in TABLE["cases"]]
Case = Mapping[str, Any]


@pytest.fixture(scope="module")
def datasets() -> Mapping[str, Dataset]:
    metadata = MetaData()
    return {
        name: dataset_of(
            name,
            {column["field"]: column["type"] for column in table["columns"]},
            metadata,
            TREES.get(name),
        )
        for name, table in TABLE["tables"].items()
    }


@pytest.fixture(scope="module")
def connection(
    datasets: Mapping[str, Dataset], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Connection]:
    """A database with the rows of the table."""
    engine = open_database(tmp_path_factory.mktemp("grid") / "cases.sqlite")
    with engine.begin() as opened:
        for name, data in datasets.items():
            data.table.metadata.create_all(opened)
            opened.execute(data.table.insert(), TABLE["tables"][name]["rows"])
        yield opened
    engine.dispose()


@pytest.mark.parametrize("case", CASES)
def test_the_answer_is_that_of_the_table(
    case: Case, connection: Connection, datasets: Mapping[str, Dataset]
) -> None:
    request = {"start": 0, "end": 99, **case["request"]}
    given = msgspec.to_builtins(
        answer(connection, datasets[case["table"]], read_request(json.dumps(request).encode()))
    )
    given["ids"] = [row["id"] for row in given["rows"]]
    wanted = case["answer"]
    assert {name: given[name] for name in wanted} == wanted
