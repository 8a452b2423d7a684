"""A real object store: SeaweedFS, which speaks the protocol of Amazon S3."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from showfloor.deploy import ObjectStore, StoreAddress, open_store
from support.polling import until_true
from support.server.nginx import free_port, listens

OWNER: Final = ("owner", "secret-of-the-owner")
READER: Final = ("reader", "secret-of-the-reader")
BUCKET: Final = "docs"

WEED: Final = shutil.which("weed", path=str(Path(sys.executable).parent))
STARTS: Final = 3
"""A free port may be taken before the store has it."""
PORTS: Final = ("master", "volume", "filer", "s3")


def _identity(name: str, secret: str, *actions: str) -> dict[str, object]:
    keys = [{"accessKey": name, "secretKey": secret}] if secret else []
    return {"name": name, "credentials": keys, "actions": list(actions)}


IDENTITIES: Final = [
    _identity(*OWNER, "Admin", "Read", "Write", "List"),
    _identity(*READER, "Read", "List"),
    _identity("anonymous", "", "Read"),
]


@contextmanager
def running_store(folder: Path) -> Iterator[int]:
    """Run a store with one bucket, which everybody may read; yields the port."""
    if WEED is None:
        pytest.skip("SeaweedFS is not installed")
    (folder / "identities.json").write_text(json.dumps({"identities": IDENTITIES}))
    with ExitStack() as stack:
        port = None
        for _ in range(STARTS):
            if port := stack.enter_context(_started(WEED, folder)):
                break
        assert port, (folder / "log").read_text()
        _make_bucket(port)
        yield port


@contextmanager
def _started(weed: str, folder: Path) -> Iterator[int | None]:
    """Start a store; yields its port, or nothing if another program has taken one of its ports."""
    ports = {name: free_port() for part in PORTS for name in (f"{part}.port", f"{part}.port.grpc")}
    options = {
        "dir": folder,
        "ip": "127.0.0.1",
        "ip.bind": "127.0.0.1",
        "filer": "true",
        "filer.localSocket": folder / "filer.sock",
        "master.telemetry": "false",
        "master.volumeSizeLimitMB": 64,
        "volume.max": 20,
        "s3": "true",
        "s3.config": folder / "identities.json",
        "s3.autoCreateBucket": "false",
        "s3.port.iceberg": 0,
        "s3.port.lance": 0,
        **ports,
    }
    command = [weed, "server", *(f"-{name}={value}" for name, value in options.items())]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            port = ports["s3.port"]
            with suppress(AssertionError):  # it may wait for a port of another program
                until_true(lambda: listens(port) or server.poll() is not None, "the store listens")
            yield port if server.poll() is None and listens(port) else None
        finally:
            server.kill()  # nothing in it is needed, and it ends slowly
            server.wait(timeout=30)


def _make_bucket(port: int) -> None:
    import boto3
    from botocore.exceptions import ClientError

    name, secret = OWNER
    client = boto3.client(
        "s3",
        endpoint_url=f"http://127.0.0.1:{port}",
        aws_access_key_id=name,
        aws_secret_access_key=secret,
    )

    def is_made() -> bool:
        try:
            client.create_bucket(Bucket=BUCKET)
            client.put_object(Bucket=BUCKET, Key="ready", Body=b"yes")
        except ClientError:  # it listens before all its parts are ready
            return False
        return True

    until_true(is_made, "the store takes objects")


@cache  # to make a client takes longer than to deploy a small site
def store_at(port: int, prefix: str) -> ObjectStore:
    """Open the store for a site below a prefix, with the credentials of the owner."""
    return open_store(StoreAddress(BUCKET, f"{prefix}/", f"http://127.0.0.1:{port}"))
