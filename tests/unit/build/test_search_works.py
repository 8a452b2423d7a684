"""What readers get with the search is listed, for the version that is installed."""

import gzip
import re

import pytest

from showfloor.errors import ToolError
from showfloor.frontend.third_party import search_works
from showfloor.search.pagefind import WORKER, is_web_assembly, pagefind_version, run_pagefind

CRATE = re.compile(rb"/registry/src/[^/]+/([a-z_][\w-]*?)-(\d+\.\d+\.\d+)/")
TOOL = re.compile(rb"\x05rustc.([\w. ()-]+?\))")


@pytest.fixture(scope="module", params=["en", "de", "ar", "ja"])
def files(request: pytest.FixtureRequest) -> dict[str, bytes]:
    return run_pagefind(
        ["/oak/"], lambda _: "<html><body><p>Tall.</p></body></html>", request.param, beside=0
    )


@pytest.fixture(scope="module")
def program(files: dict[str, bytes]) -> bytes:
    return gzip.decompress(next(files[name] for name in files if is_web_assembly(name)))


@pytest.fixture(scope="module")
def listed() -> set[tuple[str, str]]:
    return {(work.name, work.version) for work in search_works(pagefind_version())}


def test_every_crate_that_the_compiled_search_names_is_listed(
    program: bytes, listed: set[tuple[str, str]]
) -> None:
    crates = {(name.decode(), version.decode()) for name, version in CRATE.findall(program)}
    assert ("minicbor", "2.2.1") in crates
    assert crates <= listed


def test_the_standard_library_is_that_of_the_compiler(
    program: bytes, listed: set[tuple[str, str]]
) -> None:
    (version,) = TOOL.findall(program)
    assert ("Rust standard library", version.decode()) in listed


def test_what_the_script_carries_is_listed(
    files: dict[str, bytes], listed: set[tuple[str, str]]
) -> None:
    # What it says of a damaged file: the words are those of fflate.
    assert b"invalid distance" in files[WORKER]
    assert "fflate" in {name for name, _ in listed}


def test_every_work_of_the_search_has_a_text() -> None:
    assert [work.name for work in search_works(pagefind_version()) if not all(work.texts)] == []


def test_a_copyleft_part_says_where_its_source_is() -> None:
    (work,) = (one for one in search_works(pagefind_version()) if one.license == "GPL-3.0-only")
    notice, terms = work.texts
    assert work.name == "pagefind_microjson"
    assert f"https://github.com/Pagefind/pagefind/tree/v{pagefind_version()}" in notice
    assert "TERMS AND CONDITIONS" in terms


def test_another_version_stops_the_build_until_the_list_is_renewed() -> None:
    with pytest.raises(ToolError) as failure:
        search_works("9.0.0")
    assert str(failure.value) == (
        "The works inside Pagefind 9.0.0 are not listed: search-works/works.toml is the list of"
        " 1.5.2.\n"
        "  why: Readers get them with the search, and their licenses ask to be named.\n"
        "  fix: Renew the list, as its first lines say, or install Pagefind 1.5.2."
    )
