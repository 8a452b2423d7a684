from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from support.server.object_store import OWNER, running_store

NUMBERS = count(1)


@pytest.fixture(scope="session")
def store_port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A store that runs while there are tests for it."""
    with running_store(tmp_path_factory.mktemp("store")) as port:
        yield port


@pytest.fixture(autouse=True)
def credentials(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The owner's, and none of this machine."""
    for name in ("CONFIG_FILE", "SHARED_CREDENTIALS_FILE"):
        monkeypatch.setenv(f"AWS_{name}", str(tmp_path / name))
    for name in ("PROFILE", "SESSION_TOKEN", "ENDPOINT_URL", "REGION", "DEFAULT_REGION"):
        monkeypatch.delenv(f"AWS_{name}", raising=False)
    monkeypatch.setenv("AWS_EC2_METADATA_DISABLED", "true")
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", OWNER[0])
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", OWNER[1])


@pytest.fixture
def prefix() -> str:
    """A place in the bucket that no other test has used."""
    return f"site-{next(NUMBERS)}"
