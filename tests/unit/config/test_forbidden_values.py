"""Characters that no title, name or other value may hold, and those that scripts need."""

import pytest

from showfloor.config.forbidden_values import bad_value
from showfloor.config.schema import Fault


@pytest.mark.parametrize(
    "text",
    [
        "Files gpj.\u202eexe",  # turns letters around
        "a\u202ab\u202c",
        "a\u2067b\u2069",
        "Seed\u200b",  # looks like "Seed"
        "See\u200cd",
        "\u200dSeed",
        "Se\u00aded",
        "Seed\ufeff",
        "Seed\u2060",
        "Seed\u3164",
        "Seed\U000e0041",
        "Se\u2028ed",
        "Se\u0085ed",
    ],
    ids=ascii,
)
def test_what_cannot_be_seen_is_refused(text: str) -> None:
    sign = next(sign for sign in text if not sign.isascii())
    assert bad_value({"title": ["Seed", text]}) == Fault(
        ("title", 1),
        f"a text holds the character U+{ord(sign):04X}",
        "it cannot be seen: what looks the same would differ, or look like another text",
        "remove it",
    )


@pytest.mark.parametrize(
    "text",
    [
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian: a joiner inside of a word
        "\u0915\u094d\u200d\u0937",  # Hindi: how two letters join
        "\u1797\u17b6\u200b\u1781\u17d2\u1798",  # Khmer: where a word ends
        "\U0001f469\u200d\U0001f4bb \u2764\ufe0f",  # pictures of several parts
        "\u05db\u05e4\u05ea\u05d5\u05e8 (Button)\u200f, \u200eC++\u061c",  # marks of directions
        "Zur\u00fcck\tund\nweiter",
    ],
    ids=ascii,
)
def test_what_scripts_need_is_taken(text: str) -> None:
    assert bad_value({"title": text}) is None
