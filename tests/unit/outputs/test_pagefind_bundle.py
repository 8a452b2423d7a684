import msgspec
import pytest

from showfloor.model.search_paths import TEXTS, text_folder
from showfloor.model.site_file import load
from showfloor.outputs.search_texts import is_start, name_of_start, starts_file

STARTS = {"10/pagefind-entry.json": b"{}", "9/pagefind.en_1.pf_meta": b"\n\x00\xff\n"}


def read_starts(content: bytes) -> dict[str, bytes]:
    """Return what such a file holds, by name."""
    line, _, contents = content.partition(b"\n")
    places = msgspec.json.decode(line, type=dict[str, tuple[int, int]])
    return {name: contents[at : at + size] for name, (at, size) in places.items()}


def test_a_file_holds_what_was_put_into_it() -> None:
    file = starts_file(text_folder("oak-kit", 3), STARTS)
    assert file.path == f"{TEXTS}oak-kit.starts"
    assert read_starts(load(file.content)) == STARTS


def test_it_does_not_matter_in_which_order_parts_come() -> None:
    turned = dict(reversed(STARTS.items()))
    assert starts_file(f"{TEXTS}a-0/", STARTS) == starts_file(f"{TEXTS}a-0/", turned)


def test_parts_are_told_apart_by_their_number() -> None:
    assert (
        name_of_start(text_folder("oak-2", 12), "pagefind-entry.json") == "12/pagefind-entry.json"
    )


def test_products_whose_names_begin_alike_are_told_apart() -> None:
    files = {text_folder(product, 1): f"{TEXTS}{product}.starts" for product in ("oak", "oak-1")}
    assert {folder: starts_file(folder, STARTS).path for folder in files} == files


@pytest.mark.parametrize(
    ("name", "is_one"),
    [
        ("pagefind-entry.json", True),
        ("pagefind.en_4cbbcebe87.pf_meta", True),
        ("index/en_108b74a.pf_index", False),
        ("wasm.en.pagefind", False),
    ],
)
def test_only_what_is_needed_before_a_word_is_a_start(name: str, is_one: bool) -> None:
    assert is_start(name) is is_one
