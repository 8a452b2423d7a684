"""JSON and MessagePack to values of a type, in any thread.

`msgspec` finds out what a type is made of when that is first asked for, and notes it at the class
before it is done. Another thread that decodes the same class meanwhile reads what is not there yet,
and the process ends with a segmentation fault. So types are looked into one at a time, and decoders
are cached.
"""

from threading import RLock
from typing import Any, Final, TypeVar, overload

import msgspec

T = TypeVar("T")

BUILDING: Final = RLock()
"""Is held while a type is looked into."""

_JSON: dict[object, msgspec.json.Decoder[Any]] = {}
_MSGPACK: dict[object, msgspec.msgpack.Decoder[Any]] = {}


@overload
def decode_json(content: bytes | str, type: type[T]) -> T: ...


@overload
def decode_json(content: bytes | str, type: object) -> Any: ...


def decode_json(content: bytes | str, type: object) -> Any:
    """Return a value of a type from JSON; raises `msgspec.DecodeError`."""
    decoder = _JSON.get(type)
    if decoder is None:
        with BUILDING:
            decoder = _JSON[type] = msgspec.json.Decoder(type)
    return decoder.decode(content)


@overload
def decode_msgpack(content: bytes, type: type[T]) -> T: ...


@overload
def decode_msgpack(content: bytes, type: object) -> Any: ...


def decode_msgpack(content: bytes, type: object) -> Any:
    """Return a value of a type from MessagePack; raises `msgspec.DecodeError`."""
    decoder = _MSGPACK.get(type)
    if decoder is None:
        with BUILDING:
            decoder = _MSGPACK[type] = msgspec.msgpack.Decoder(type)
    return decoder.decode(content)


def convert(table: object, type: type[T]) -> T:
    """Return a value of a type from dictionaries and lists; raises `msgspec.ValidationError`."""
    with BUILDING:
        return msgspec.convert(table, type)
