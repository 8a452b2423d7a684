"""Refusals and failures of an object store, explained."""

from collections.abc import Mapping
from typing import Any, Final

from showfloor.deploy.store_address import StoreAddress
from showfloor.errors import ConfigError, ReleaseError, ShowfloorError, ToolError

__all__ = ["boto3_missing", "explained_answer", "explained_failure"]

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
