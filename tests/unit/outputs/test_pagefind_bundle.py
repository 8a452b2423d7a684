import msgspec
import pytest

from showfloor.model.search_paths import TEXTS, text_folder
from showfloor.model.site_file import load
from showfloor.outputs.search_full_text import is_bundled, name_in_bundle, pagefind_bundle

STARTS = {"10/pagefind-entry.json": b"{}", "9/pagefind.en_1.pf_meta": b"\n\x00\xff\n"}


def read_starts(content: bytes) -> dict[str, bytes]:
    """Return what such a file holds, by name."""
    line, _, contents = content.partition(b"\n")
    places = msgspec.json.decode(line, type=dict[str, tuple[int, int]])
    return {name: contents[at : at + size] for name, (at, size) in places.items()}


def test_a_file_holds_what_was_put_into_it() -> None:
    file = pagefind_bundle(text_folder("oak-kit", 3), STARTS)
    assert file.path == f"{TEXTS}oak-kit.starts"
    assert read_starts(load(file.content)) == STARTS


def test_it_does_not_matter_in_which_order_parts_come() -> None:
    turned = dict(reversed(STARTS.items()))
    assert pagefind_bundle(f"{TEXTS}a-0/", STARTS) == pagefind_bundle(f"{TEXTS}a-0/", turned)


def test_parts_are_distinguished_by_their_number() -> None:
    assert (
        name_in_bundle(text_folder("oak-2", 12), "pagefind-entry.json") == "12/pagefind-entry.json"
    )


def test_products_whose_names_begin_alike_are_distinguished() -> None:
    files = {text_folder(product, 1): f"{TEXTS}{product}.starts" for product in ("oak", "oak-1")}
    assert {folder: pagefind_bundle(folder, STARTS).path for folder in files} == files


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
    assert is_bundled(name) is is_one
