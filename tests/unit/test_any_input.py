"""Whatever is in the files of a site: settings that can be used, or an error that explains.

Every kind of file is read as a site reads it, with the errors that are shown for it.
"""

import ast
import os
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from showfloor.api import load_family_api
from showfloor.checks.migrations import load_migration_exceptions
from showfloor.config import load_site_config, read_text
from showfloor.config.address_lock import load_addresses
from showfloor.config.catalog import load_catalog
from showfloor.config.license_rules import load_notices
from showfloor.config.logo import load_logo
from showfloor.config.redirect_table import load_anchor_moves, load_redirects
from showfloor.config.site import load_site
from showfloor.config.translations import load_messages
from showfloor.config.versions import load_version_pages
from showfloor.demos.imports import find_imports
from showfloor.demos.read import read_root
from showfloor.demos.syntax import nesting_error, nesting_errors, parse_tsx
from showfloor.demos.usage import find_uses
from showfloor.errors import ShowfloorError, SourceError
from showfloor.icons.settings import load_family_icons
from showfloor.model.product import Version
from showfloor.navigation import load_tree
from showfloor.outputs.page_markdown import page_markdown
from showfloor.page_checks import CheckContext, findings_of
from showfloor.playground.settings import load_family_playground
from showfloor.search.page_text import page_text
from showfloor.sources import scan
from showfloor.workspace import Inputs, Workspace
from support.places import PROJECT
from support.site.tiny_site import TINY, copy_tiny
from support.site.workplace import inputs_at

FAMILY = "families/acorn-kit"
VERSIONS = [Version(text="v1", href="https://v1.example/")]

UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")

Reader = Callable[[Path, Path], object]


def demo(path: Path, root: Path) -> object:
    text = read_text(path, root)
    if error := nesting_error(text, path.name):
        raise error
    tree = parse_tsx(text)
    return [*find_imports(tree, "a.tsx"), *find_uses(tree)]


def code(path: Path, root: Path) -> None:
    raise_first(nesting_errors(root, [path.relative_to(root).as_posix()]))


def raise_first(errors: Iterable[SourceError]) -> None:
    for error in errors:
        raise error


@cache
def inputs_of(root: Path) -> Inputs:
    return inputs_at(root)


def whole_site(path: Path, root: Path) -> object:
    """All that is made of pages before they are drawn: for readers, machines, searches, authors."""
    site = Workspace(inputs_of(root)).update()
    pages = [site.page(route) for route in site.pages]
    written = [page for page in site.pages.values() if not page.facts.generated]
    context = CheckContext(site)
    return [findings_of(context, page) for page in written], [
        (
            page_markdown(page, host=None),
            page_text("", page.blocks, "en", {}),
        )
        for page in pages
    ]


READERS: dict[str, Reader] = {
    "site.toml": lambda path, root: load_site(root),
    "public/logo.svg": lambda path, root: load_site_config(root),
    "icons/nut.svg": lambda path, root: load_site_config(root),
    "redirects.csv": lambda path, root: load_redirects(path, root, load_site(TINY).languages),
    "anchors.csv": load_anchor_moves,
    "addresses.lock": load_addresses,
    "pages/about/exceptions.csv": load_migration_exceptions,
    "translations/en.json": load_messages,
    "navigation/acorn-kit.toml": lambda path, root: load_tree(path, root, ("grove",)),
    f"{FAMILY}/logo.svg": load_logo,
    f"{FAMILY}/versions.csv": lambda path, root: load_version_pages(path.parent, root, VERSIONS),
    f"{FAMILY}/versions/v1.json": lambda path, root: load_version_pages(
        path.parents[1], root, VERSIONS
    ),
    f"{FAMILY}/api.toml": lambda path, root: load_family_api(path.parent, root),
    f"{FAMILY}/icons.toml": lambda path, root: load_family_icons(path.parent, root),
    f"{FAMILY}/playground.toml": lambda path, root: load_family_playground(path.parent, root),
    f"{FAMILY}/catalog.toml": lambda path, root: load_catalog(path.parent, root),
    "notices.toml": lambda path, root: load_notices(root),
    "notices/oak.txt": lambda path, root: load_notices(root),
    "pages/about/index.md": whole_site,
    "pages/blog/leaf-fall/index.md": whole_site,
    "pages/blog/leaf-fall/leaf.css": whole_site,
    "pages/acorn-kit/components/seed/DayCounter.tsx": demo,
    "pages/acorn-kit/components/seed/LeafBadge/css/styles.css": code,
    "pages/acorn-kit/components/seed/leaves.json": code,
    "components/Kit.tsx": code,
    f"{FAMILY}/Provider.tsx": code,
    f"{FAMILY}/Root.tsx": lambda path, root: read_root(root, path.parent.name, frozenset()),
    "fonts/bark.css": code,
    "public/leaf.svg": lambda path, root: raise_first(scan(root).errors),
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

STARTS = {
    "blog.toml": """title = "Rings"
description = "What grows."
[authors.ana]
name = "Ana"
about = "Counts rings."
""",
    "pages/blog/leaf-fall/index.md": """---
title: Leaf fall
description: When leaves fall.
date: 2026-11-20
authors: [ana]
---

In autumn.

```css file=leaf.css
```
""",
    "pages/blog/leaf-fall/leaf.css": ".leaf {\n  color: brown;\n}\n",
    "notices.toml": """allowed = ["MIT"]
[accepted.oak]
declares = "Own"
why = "A contract."
[texts]
elm = { of = "ash" }
oak = { file = "notices/oak.txt" }
""",
    "notices/oak.txt": "Plant & share.\n",
    f"{FAMILY}/catalog.toml": (
        '[[groups]]\nname = "Trees"\n'
        'entries = [{ name = "Oak", page = "/about/", line = "Shade", specimen = "Leaf" }]\n'
        '[[groups]]\nname = "Tools"\nreference = "component"\n'
    ),
    "anchors.csv": "page,from,to\n/about/,old,new\n",
    "pages/about/exceptions.csv": "name,entry,reason\nbole,Oak,it was never felled\n",
    f"{FAMILY}/Root.tsx": "export default function Root() {\n  return null;\n}\n",
    "components/Kit.tsx": "export default function Kit() {\n  return <p>{[1]}</p>;\n}\n",
    "pages/acorn-kit/components/seed/leaves.json": '{"leaves": [1, 2]}\n',
}
"""What a site has besides, of kinds that the tiny site goes without."""

OPENED_BY = {
    "api/settings.py": f"{FAMILY}/api.toml",
    "page_checks/documented_names.py": "pages/about/index.md",
    "page_checks/findings.py": "pages/about/index.md",
    "workspace/read_pages.py": "pages/blog/leaf-fall/leaf.css",
    "config/address_lock.py": "addresses.lock",
    "config/brand.py": "public/logo.svg",
    "config/shell.py": "icons/nut.svg",
    "config/announcements.py": "announcements.toml",
    "config/catalog.py": f"{FAMILY}/catalog.toml",
    "config/blog.py": "blog.toml",
    "config/error_codes.py": "error-codes.toml",
    "config/family.py": f"{FAMILY}/family.toml",
    "config/logo.py": f"{FAMILY}/logo.svg",
    "config/license_rules.py": "notices.toml",
    "checks/migrations.py": "pages/about/exceptions.csv",
    "config/loader.py": f"{FAMILY}/family.toml",
    "config/redirect_table.py": "redirects.csv",
    "config/site.py": "site.toml",
    "config/translations.py": "translations/en.json",
    "config/versions.py": f"{FAMILY}/versions.csv",
    "demos/syntax.py": "components/Kit.tsx",
    "demos/read.py": "pages/acorn-kit/components/seed/DayCounter.tsx",
    "icons/settings.py": f"{FAMILY}/icons.toml",
    "navigation.py": "navigation/acorn-kit.toml",
    "playground/settings.py": f"{FAMILY}/playground.toml",
    "sources/page.py": "pages/about/index.md",
    "sources/scan.py": "public/leaf.svg",
}
"""Modules that open files of a site, with one of the files that each opens."""

COMPILING = (
    *("api", "checks", "config", "demos", "highlight", "icons", "markdown", "page_checks"),
    *("navigation", "playground", "search", "sources", "workspace"),
)
"""Parts of the engine that turn files of a site into pages."""

OPENERS = {"read_text", "read_bytes", "read_toml", "read_rows", "read_table", "open"}
"""What opens a file."""

NOT_OF_A_SITE = {
    *("config/text_file.py", "config/toml.py"),  # what the modules above call
    "highlight/languages.py",  # the engine's own files
    "workspace/inputs.py",  # likewise
    "markdown/site_directives.py",  # rules of an author, which are run: not of any content
}

HOSTILE = {
    "nothing": b"",
    "one line of 10 MB": b"a" * 10_000_000,
    "a line that is almost too long": b"[" * 19_000,
    "empty lines": b"\n" * 100_000,
    "no text": bytes(range(256)) * 100,
    "half a character": b"title = '\xed\xa0\x80'\n",
    "another encoding": 'title = "é"\n'.encode("utf-16"),
    "NUL": b"title = '\0'\n",
    "a huge number": b"a = " + b"9" * 5_000 + b"\n",
    "deep brackets, a line each": b"[\n" * 10_000,
    "deep tables": b'{"a":\n' * 10_000,
    "deep lists": b"- " * 9_000,
    "deep quotes": b"> " * 9_000,
    "deep elements": b"<a>\n" * 10_000,
    "what refers to itself": b"a: &a [*a]\n",
    "a bare carriage return": b"a\rb\r" * 1_000,
}
"""What every file is tried with, beside what is invented."""

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


def make_site(root: Path) -> Path:
    """Write a site that has a file of every kind which is there when nobody documents an API."""
    copy_tiny(root)
    for name, text in STARTS.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


@pytest.fixture(scope="module")
def root() -> Path:
    return make_site(Path(tempfile.mkdtemp()) / "site")


@contextmanager
def changing(place: Path) -> Iterator[bytes]:
    """Put a file back as it was, if it was; the value is what it held."""
    before = place.read_bytes() if place.exists() else b""
    try:
        yield before
    finally:
        place.write_bytes(before) if before else place.unlink(missing_ok=True)


@pytest.mark.parametrize("name", READERS)
def test_any_content_of_a_file_is_read_or_explained(name: str, root: Path) -> None:
    place = root / name
    with changing(place) as before:

        @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
        @given(changed(before))
        def reads(content: bytes) -> None:
            place.write_bytes(content)
            check(lambda: READERS[name](place, root))

        reads()


@pytest.mark.parametrize("name", READERS)
def test_hostile_content_of_a_file_is_read_or_explained(name: str, root: Path) -> None:
    with changing(root / name) as before:
        for content in HOSTILE.values():
            for text in (content, before + content):
                (root / name).write_bytes(text)
                check(lambda: READERS[name](root / name, root))


def test_anyone_who_opens_files_of_a_site_is_among_the_readers() -> None:
    engine = PROJECT / "src" / "showfloor"
    files = {file.relative_to(engine): file for file in engine.rglob("*.py")}
    found = {
        path.as_posix()
        for path, file in files.items()
        if path.parts[0].removesuffix(".py") in COMPILING and opens_files(file)
    }
    assert found == {*OPENED_BY, *NOT_OF_A_SITE}
    assert set(OPENED_BY.values()) <= set(READERS)


def opens_files(module: Path) -> bool:
    calls = (node for node in ast.walk(ast.parse(module.read_text())) if isinstance(node, ast.Call))
    return any(
        (call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", ""))
        in OPENERS
        for call in calls
    )


@pytest.mark.parametrize("name", READERS)
def test_what_is_no_file_of_its_kind_is_explained(name: str, tmp_path: Path) -> None:
    root = make_site(tmp_path / "site")
    place = root / name
    place.parent.mkdir(parents=True, exist_ok=True)
    for make in (os.mkfifo, os.mkdir, lambda path: os.symlink(path, path)):
        place.unlink(missing_ok=True) if not place.is_dir() else place.rmdir()
        make(place)
        check(lambda: READERS[name](place, root))


def test_words_that_are_read_can_be_stored(root: Path) -> None:
    for text in ('{"a": "\\ud800"}', '{"a": "\\u0000"}', '{"\\udfff": "a"}'):
        (root / "words.json").write_text(text)
        with pytest.raises(SourceError):
            load_messages(root / "words.json", root)
    (root / "words.json").write_text('{"ad": "\\ud83d\\ude00"}')
    assert msgspec.json.encode(load_messages(root / "words.json", root)) == '{"ad":"😀"}'.encode()
