"""The interface of caches: expensive results by the key of all they depend on."""

from typing import Protocol, TypeVar

import msgspec

from showfloor.decoding import decode_msgpack

T = TypeVar("T")


class Cache(Protocol):
    """Stores bytes by a key that covers everything they depend on."""

    def get(self, key: str) -> bytes | None:
        """Return the bytes that were put under `key`, or nothing."""

    def put(self, key: str, value: bytes) -> None:
        """Store `value` under `key`."""

    def drop(self, key: str, why: str) -> None:
        """Forget an entry that cannot be used; `why` is reported to the person who builds."""


class Caches(Protocol):
    """Caches by the kind of what they keep; keys of different kinds never meet."""

    def kind(self, name: str) -> Cache:
        """Return the cache of one kind."""


def recalled(
    cache: Cache,
    key: str,
    type: type[T],
    decode: "Decode" = decode_msgpack,
) -> T | None:
    """Return a cached value, or nothing where there is none or it is damaged.

    This is the one door for what is decoded from a cache: an entry that does not read as `type` is
    dropped, so that it is made again, and never stops a build.
    """
    stored = cache.get(key)
    if stored is None:
        return None
    try:
        return decode(stored, type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        cache.drop(key, str(error))
        return None


class Decode(Protocol):
    """`decode_msgpack` or `decode_json`."""

    def __call__(self, content: bytes, type: type[T], /) -> T:
        """Return the value; raises `msgspec.DecodeError`."""
