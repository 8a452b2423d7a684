import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType, new_class

import msgspec
import pytest

from showfloor.decoding import BUILDING, convert, decode_json, decode_msgpack

Decode = Callable[[type], object]


class Pot(msgspec.Struct):
    name: str
    inside: "tuple[Pot, ...]" = ()


POT = Pot("clay", (Pot("seed"),))


def test_a_value_is_read_from_json_and_from_message_pack() -> None:
    for _ in range(2):
        assert decode_json(msgspec.json.encode(POT), Pot) == POT
        assert decode_msgpack(msgspec.msgpack.encode(POT), Pot) == POT
        assert convert(msgspec.to_builtins(POT), Pot) == POT


def test_a_type_may_be_any_that_can_be_hashed() -> None:
    assert decode_json(b'{"a": [1]}', dict[str, tuple[int, ...]]) == {"a": (1,)}
    assert decode_json("null", Pot | None) is None


def test_what_is_wrong_with_a_value_is_said() -> None:
    with pytest.raises(msgspec.ValidationError, match="Expected `str`, got `int`"):
        decode_json(b'{"name": 1}', Pot)


@pytest.mark.parametrize(
    "decode",
    [
        pytest.param(lambda type: decode_json(b'{"name": "a"}', type), id="json"),
        pytest.param(lambda type: decode_msgpack(b"\x81\xa4name\xa1a", type), id="msgpack"),
        pytest.param(lambda type: convert({"name": "a"}, type), id="convert"),
    ],
)
def test_a_type_is_looked_into_by_one_thread_at_a_time(
    decode: Decode, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[bool] = []

    def look() -> type[str]:
        with ThreadPoolExecutor(1) as another:
            waits.append(not another.submit(BUILDING.acquire, blocking=False).result())
        return str

    decode(looked_into(look, monkeypatch))
    assert waits == [True]


def looked_into(
    look: Callable[[], type[str]], monkeypatch: pytest.MonkeyPatch
) -> type[msgspec.Struct]:
    """Return a type for which `look` is called when `msgspec` finds out what it is made of."""
    module = ModuleType("seeds")
    vars(module).update(look=look)
    monkeypatch.setitem(sys.modules, "seeds", module)
    fields = {"__module__": "seeds", "__annotations__": {"name": "look()"}}
    return new_class("Seed", (msgspec.Struct,), {}, lambda names: names.update(fields))
