"""An object store that speaks the protocol of Amazon S3, by boto3."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, Final, Protocol, TypeVar

from showfloor.deploy.store_address import StoreAddress
from showfloor.deploy.store_errors import boto3_missing, explained_answer, explained_failure
from showfloor.errors import ConfigError

__all__ = ["CONNECTIONS", "ObjectStore", "StoredObject", "open_store"]

CONNECTIONS: Final = 16
"""Requests at once."""

DIGEST: Final = "showfloor-digest"
"""Name of the metadata with the digest of an object's content and headers."""

NOTE_HEADERS: Final = {"ContentType": "application/json", "CacheControl": "no-cache"}
"""Of objects that are for deployments only."""

MISSING: Final = frozenset({"404", "NoSuchKey", "NotFound"})
CONDITION_FAILED: Final = frozenset({"412", "PreconditionFailed", "ConditionalRequestConflict"})

T = TypeVar("T")
Answer = Mapping[str, Any]
"""boto3 answers with dictionaries."""


class Client(Protocol):
    """The methods of boto3's client that are used here."""

    def put_object(self, **request: object) -> Answer: ...
    def get_object(self, **request: object) -> Answer: ...
    def head_object(self, **request: object) -> Answer: ...
    def delete_object(self, **request: object) -> Answer: ...
    def list_objects_v2(self, **request: object) -> Answer: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredObject:
    """An object that was read."""

    content: bytes
    etag: str
    age: float
    """Seconds since it was written, by the store's own clock."""


class ObjectStore:
    """The objects below an address. Its methods raise `ShowfloorError` where the store refuses."""

    def __init__(self, client: Client, address: StoreAddress) -> None:
        self._client = client
        self.address = address

    def put(self, path: str, content: bytes, headers: Mapping[str, str], digest: str = "") -> None:
        """Write an object; `headers` are parameters of `put_object`."""
        metadata = {"Metadata": {DIGEST: digest}} if digest else {}
        request = {"Body": content, **headers, **metadata, **self._place(path)}
        self._answer(lambda: self._client.put_object(**request), path, "written")

    def put_if(self, path: str, content: bytes, etag: str | None) -> str | None:
        """Write an object only if the one there has this tag; `None` means that there is none.

        Returns the new tag, or nothing where the condition does not hold.
        """
        condition = {"IfNoneMatch": "*"} if etag is None else {"IfMatch": etag}
        request = {"Body": content, **NOTE_HEADERS, **self._place(path)}
        answer = self._answer(
            lambda: self._client.put_object(**request, **condition),
            path,
            "written",
            CONDITION_FAILED | MISSING,
        )
        if answer:
            return str(answer["ETag"])
        # Where an answer was lost, boto3 has asked again, and what is there is our own.
        found = self.get(path)
        return found.etag if found and found.content == content else None

    def get(self, path: str) -> StoredObject | None:
        """Return an object, or nothing where there is none."""

        def read() -> StoredObject:
            answer = self._client.get_object(**self._place(path))
            told = answer["ResponseMetadata"]["HTTPHeaders"]
            age = parsedate_to_datetime(told["date"]) - answer["LastModified"]
            content: bytes = answer["Body"].read()
            return StoredObject(content=content, etag=answer["ETag"], age=age.total_seconds())

        return self._answer(read, path, "read", MISSING)

    def digest(self, path: str) -> str | None:
        """Return the digest that an object was written with, or nothing."""
        answer = self._answer(
            lambda: self._client.head_object(**self._place(path)), path, "read", MISSING
        )
        found: Mapping[str, str] = answer["Metadata"] if answer else {}
        return found.get(DIGEST)

    def sizes(self) -> dict[str, int]:
        """Return the sizes of all objects below the address, by site path."""
        return self._answer(lambda: dict(self._listed()), "", "listed") or {}

    def _listed(self) -> Iterator[tuple[str, int]]:
        start = len(self.address.prefix)
        following: dict[str, str] = {}
        while True:
            answer = self._client.list_objects_v2(
                Bucket=self.address.bucket, Prefix=self.address.prefix, **following
            )
            for row in answer.get("Contents", ()):
                yield f"/{row['Key'][start:]}", row["Size"]
            if not answer["IsTruncated"]:
                return
            following = {"ContinuationToken": answer["NextContinuationToken"]}

    def remove(self, path: str) -> None:
        """Remove an object, if it is there."""
        self._answer(lambda: self._client.delete_object(**self._place(path)), path, "removed")

    def _place(self, path: str) -> dict[str, str]:
        return {"Bucket": self.address.bucket, "Key": self.address.key(path)}

    def _answer(
        self,
        ask: Callable[[], T],
        path: str,
        done: str,
        expected: frozenset[str] = frozenset(),
    ) -> T | None:
        """Return what the store answers, or nothing for one of the expected codes."""
        from botocore.exceptions import BotoCoreError, ClientError

        try:
            return ask()
        except ClientError as error:
            if error.response["Error"]["Code"] in expected:
                return None
            url = self.address.url(self.address.key(path))
            raise explained_answer(error.response, self.address, url, done) from error
        except BotoCoreError as error:
            raise explained_failure(error, self.address) from error


def open_store(address: StoreAddress) -> ObjectStore:
    """Return the store of an address, with the credentials that boto3 finds.

    Raises `ToolError` without boto3, and `ConfigError` where boto3 cannot use its settings.
    """
    try:
        import boto3
        from botocore.config import Config
        from botocore.exceptions import BotoCoreError
    except ImportError as error:
        raise boto3_missing() from error
    config = Config(
        max_pool_connections=CONNECTIONS,
        connect_timeout=10,
        read_timeout=20,
        retries={"mode": "standard", "max_attempts": 3},
        # Many stores do not know the checksums that boto3 adds by itself.
        request_checksum_calculation="when_required",
        response_checksum_validation="when_required",
    )
    try:
        client = boto3.session.Session().client("s3", endpoint_url=address.endpoint, config=config)
    except (BotoCoreError, ValueError) as error:
        raise ConfigError(
            f"{address.url()} cannot be used: {error}.",
            why="boto3 reads the settings of the store from options, variables and ~/.aws.",
            fix="Correct the setting that is named.",
        ) from error
    return ObjectStore(client, address)
