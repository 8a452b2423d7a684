"""Messages that pages quote are whole and verbatim: readers search for them."""

import tomllib
from pathlib import Path

from support.places import PROJECT
from support.site.messages import is_of_a_package, quoted_messages

PAGES = PROJECT / "site" / "pages"
ELSEWHERE = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
"""Messages that no installed package has, by the reason."""


def unknown_messages(file: Path) -> list[str]:
    """Return the messages of a page that no package has."""
    known = [start for starts in ELSEWHERE.values() for start in starts]
    return [
        message
        for message in quoted_messages(file.read_text(encoding="utf-8"))
        if not message.startswith(tuple(known)) and not is_of_a_package(message)
    ]


def test_a_message_that_was_shortened_or_reworded_is_unknown() -> None:
    assert is_of_a_package("MUI: Unsupported teal color.")
    assert is_of_a_package("error TS2339: Property 'a' does not exist on type 'B'.")
    assert not is_of_a_package("MUI: Unsupported teal")
    assert not is_of_a_package("MUI: The color teal is not supported.")


def test_a_block_has_several_messages_if_each_line_begins_one() -> None:
    several = "```text\nMUI X: The key is missing.\nMUI X: The date is missing.\n```\n"
    assert [*quoted_messages(several)] == [
        "MUI X: The key is missing.",
        "MUI X: The date is missing.",
    ]
    one = "```text\nMUI X: The key is missing.\nInstall it.\n```\n"
    assert [*quoted_messages(one)] == ["MUI X: The key is missing. Install it."]


def test_each_message_on_a_page_is_one_of_a_package() -> None:
    found = [
        f"{file.relative_to(PROJECT).as_posix()}: {message}"
        for file in sorted(PAGES.rglob("index.md"))
        for message in unknown_messages(file)
    ]
    assert not found, "\n".join(
        [
            "No installed package has these messages. Quote them as they are printed, up to the "
            "end of a sentence, with … for what varies. If the package is not installed, write the "
            f"beginning of the message into {Path(__file__).with_suffix('.toml').name}.",
            *found,
        ]
    )
