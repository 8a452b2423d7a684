# ruff: noqa: D102
"""An object store that speaks the protocol of Amazon S3, by boto3, and the address of a site."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, Final, Protocol, TypeVar

from showfloor.errors import ConfigError, ReleaseError, ShowfloorError, ToolError

ADDRESS: Final = re.compile(
    r"s3://(?P<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:/(?P<prefix>.*))?"
)


@dataclass(frozen=True, slots=True)
class StoreAddress:
    """Where the objects of a site are."""

    bucket: str
    prefix: str
    """Begins the key of each object; empty, or ends with a slash."""
    endpoint: str | None = None
    """Address of the store; without it boto3 decides."""

    def key(self, path: str) -> str:
        """Return the key of a site path, such as `/guide/index.html`."""
        return self.prefix + path.removeprefix("/")

    def url(self, key: str = "") -> str:
        """Return how messages name an object, or the whole site."""
        return f"s3://{self.bucket}/{key or self.prefix}"


def parse_address(text: str, endpoint: str | None = None) -> StoreAddress:
    """Return the address; raises `ConfigError` where it is none."""
    match = ADDRESS.fullmatch(text)
    prefix = (match["prefix"] or "").strip("/") if match else ""
    if match is None or not prefix.isprintable() or {"", ".", ".."} & {*prefix.split("/")[1:]}:
        raise ConfigError(
            f"{text} is not an address in an object store.",
            why="A release is published below a prefix of one bucket.",
            fix="Write it as s3://bucket or s3://bucket/prefix, with the bucket's name in small"
            " letters.",
        )
    return StoreAddress(match["bucket"], f"{prefix}/" if prefix else "", endpoint)


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


NO_RIGHT: Final = (
    "These credentials do not have the right to do it.",
    "Give them the rights s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject in this"
    " bucket, or use other credentials.",
)
WRONG_CREDENTIALS: Final = (
    "The store does not know these credentials, or they belong to another store.",
    "Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_PROFILE and --endpoint.",
)
REASONS: Final[Mapping[str, tuple[str, str]]] = {
    "NoSuchBucket": (
        "The store has no bucket of this name.",
        "Create the bucket, or correct its name or --endpoint.",
    ),
    "AccessDenied": NO_RIGHT,
    "403": NO_RIGHT,
    "InvalidAccessKeyId": WRONG_CREDENTIALS,
    "SignatureDoesNotMatch": WRONG_CREDENTIALS,
    "NotImplemented": (
        "The store does not know a part of the protocol: conditional writes, perhaps, by which"
        " deployments take turns.",
        "Use a store, or a version of it, that knows If-None-Match and If-Match.",
    ),
}
OTHER: Final = (
    "The store has refused the request.",
    "See what the store says about this answer. Deploy again to continue: what is there stays.",
)


def explained_answer(
    answer: Mapping[str, Any], address: StoreAddress, url: str, done: str
) -> ReleaseError:
    """Return the error for an answer of the store; `done` is what could not be done."""
    code, message = answer["Error"]["Code"], answer["Error"].get("Message", "")
    why, fix = REASONS.get(code, OTHER)
    where = address.endpoint or "the store"
    said = f"{code} ({message.rstrip('.')})" if message else code
    return ReleaseError(f"{url} was not {done}: {where} answered {said}.", why=why, fix=fix)


def explained_failure(error: Exception, address: StoreAddress) -> ShowfloorError:
    """Return the error for a request that got no answer; `error` is boto3's."""
    if "Credentials" in type(error).__name__:
        return ConfigError(
            f"There are no credentials for {address.url()}.",
            why=f"boto3 looks for them in variables and in ~/.aws, and says: {error}.",
            fix="Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.",
        )
    return ReleaseError(
        f"{address.url()} cannot be reached: {str(error).rstrip('.')}.",
        why="A deployment needs the store all the time. What was uploaded stays there.",
        fix="Check the network and --endpoint, then deploy again to continue.",
    )


def boto3_missing() -> ToolError:
    """Return the error for an installation without boto3."""
    return ToolError(
        "boto3 is not installed.",
        why="`showfloor deploy` speaks to object stores by it, and nothing else needs it.",
        fix="Install it: pip install 'showfloor[s3]'",
    )
