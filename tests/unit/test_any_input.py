"""Whatever stands in the files of a site: settings that can be used, or an error that explains.

Every kind of file is read as a site reads it, with the errors that are shown for it.
"""

import os
import re
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from showfloor.api import load_family_api
from showfloor.config import load_site_config, read_text
from showfloor.config.addresses import load_addresses
from showfloor.config.anchors import load_anchor_moves
from showfloor.config.logo import load_logo
from showfloor.config.redirects import load_redirects
from showfloor.config.site import load_site
from showfloor.config.translations import load_words
from showfloor.config.version_pages import load_version_pages
from showfloor.demos.imports import find_imports
from showfloor.demos.syntax import parse_tsx
from showfloor.demos.usage import find_uses
from showfloor.errors import ShowfloorError, SourceError
from showfloor.icons.family import load_family_icons
from showfloor.model import Version
from showfloor.navigation import load_tree
from showfloor.playground.family import load_family_playground
from showfloor.sources.front_matter import split_front_matter
from tiny import TINY, copy_tiny

FAMILY = "families/acorn-kit"
VERSIONS = [Version(text="v1", href="https://v1.example/")]

UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")

Reader = Callable[[Path, Path], object]


def demo(path: Path, root: Path) -> object:
    tree = parse_tsx(read_text(path, root))
    return [*find_imports(tree, "a.tsx"), *find_uses(tree)]


READERS: dict[str, Reader] = {
    "site.toml": lambda path, root: load_site(root),
    "redirects.csv": lambda path, root: load_redirects(path, root, load_site(TINY).languages),
    "anchors.csv": load_anchor_moves,
    "addresses.lock": load_addresses,
    "translations/en.json": load_words,
    "navigation/acorn-kit.toml": load_tree,
    f"{FAMILY}/logo.svg": load_logo,
    f"{FAMILY}/versions.csv": lambda path, root: load_version_pages(path.parent, root, VERSIONS),
    f"{FAMILY}/api.toml": lambda path, root: load_family_api(path.parent, root),
    f"{FAMILY}/icons.toml": lambda path, root: load_family_icons(path.parent, root),
    f"{FAMILY}/playground.toml": lambda path, root: load_family_playground(path.parent, root),
    "pages/about/index.md": lambda path, root: split_front_matter(read_text(path, root), "a.md"),
    "pages/acorn-kit/components/seed/DayCounter.tsx": demo,
    **dict.fromkeys(
        (
            "ads.toml",
            "announcements.toml",
            "blog.toml",
            "error-codes.toml",
            f"{FAMILY}/family.toml",
        ),
        lambda path, root: load_site_config(root),
    ),
}

SIGNS = st.sampled_from([*"\n\n\"'[]{}()<>,.:;=-*&|#\\/ \t\r0919aZ\x00\x0b\x1b\x7f\ud800é\u2028😀"])
WORDS = st.sampled_from(
    [
        *("---\n", "title: ", "title = ", "items", "children", "pathname = ", "true", "nan", "inf"),
        *("1e999", "-0x1", "9" * 20, "9" * 5_000, "2020-99-99", "1979-05-27T07:32:00Z", "1:60:99"),
        *(
            "[[items]]\n",
            "from,to,status\n",
            "page,from,to\n",
            "page,v1\n",
            "/a/,/b/,301\n",
            "null",
        ),
        *("\\ud800", "\\u0000", "&a [*a]", "<<: *a", "!!python/name:os.system", "!!binary x"),
        *(
            '<svg viewBox="0 0 24 24">',
            "<!ENTITY a '&a;'>",
            "import a from './b';\n",
            "//",
            "/:splat",
        ),
    ]
)
NESTED = st.builds(
    lambda opening, count: opening * count,
    st.sampled_from(["[", "{", "(", "a.", "{a=", '{"a":', "- ", "<a>", "[\n", "> ", "if(a){\n"]),
    st.integers(1, 3_000),
)
PIECES = st.one_of(WORDS, NESTED, st.text(SIGNS, max_size=12))
ANY_BYTES = st.one_of(
    st.binary(max_size=60),
    st.lists(PIECES, max_size=8).map(lambda found: "".join(found).encode("utf-8", "surrogatepass")),
)


@st.composite
def changed(draw: st.DrawFn, before: bytes) -> bytes:
    """Something else, or what there is with something else in the middle of it."""
    piece, at = draw(ANY_BYTES), draw(st.integers(0, len(before)))
    gone = draw(st.sampled_from([0, 0, 1, 20]))
    return draw(st.sampled_from([piece, before[:at] + piece + before[at + gone :]]))


def check(read: Callable[[], object]) -> None:
    """Read something; what is said of a mistake is shown on any terminal as it is."""
    said = ""
    try:
        read()
    except ShowfloorError as error:
        said = str(error)
    assert not UNSEEN.search(said)


@pytest.fixture(scope="module")
def root() -> Path:
    return copy_tiny(Path(tempfile.mkdtemp()) / "site")


@pytest.mark.parametrize("name", READERS)
def test_any_content_of_a_file_is_read_or_explained(name: str, root: Path) -> None:
    place = root / name
    before = place.read_bytes() if place.exists() else b""

    @settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
    @given(changed(before))
    def reads(content: bytes) -> None:
        place.write_bytes(content)
        check(lambda: READERS[name](place, root))

    try:
        reads()
    finally:
        place.write_bytes(before) if before else place.unlink(missing_ok=True)


@pytest.mark.parametrize("name", READERS)
def test_what_is_no_file_of_its_kind_is_explained(name: str, tmp_path: Path) -> None:
    root = copy_tiny(tmp_path / "site")
    place = root / name
    for make in (os.mkfifo, os.mkdir, lambda path: os.symlink(path, path)):
        place.unlink(missing_ok=True) if not place.is_dir() else place.rmdir()
        make(place)
        check(lambda: READERS[name](place, root))


def test_words_that_are_read_can_be_stored(root: Path) -> None:
    for text in ('{"a": "\\ud800"}', '{"a": "\\u0000"}', '{"\\udfff": "a"}'):
        (root / "words.json").write_text(text)
        with pytest.raises(SourceError):
            load_words(root / "words.json", root)
    (root / "words.json").write_text('{"a": "\\ud83d\\ude00"}')
    assert msgspec.json.encode(load_words(root / "words.json", root)) == '{"a":"😀"}'.encode()
