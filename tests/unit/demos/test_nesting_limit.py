"""Code that is nested too deeply for compilers."""

from pathlib import Path

import pytest

from showfloor.demos import Derived, NodeDeriver, SourceFile, nesting_errors, read_demo
from showfloor.demos.syntax import nesting_error
from showfloor.errors import SourceError, SourcesError
from support.site.demo_site import demo_request, write
from support.site.memory_cache import MemoryCache
from support.site.workplace import PROGRAMS

NESTED = {
    "elements": ("<b>", "1", "</b>"),
    "elements in lines": ("<b>\n", "1\n", "</b>\n"),
    "elements in props": ("<B c={", "<b />", "} />"),
    "parentheses": ("(", "1", ")"),
    "lists": ("[", "1", "]"),
    "objects": ("{ a: ", "1", "}"),
    "choices": ("a ? ", "1", " : 2"),
    "other choices": ("a ? 1 : ", "2", ""),
    "signs": ("!", "a", ""),
    "sums": ("1 + ", "1", ""),
    "calls": ("f(", "1", ")"),
    "functions": ("() => ", "1", ""),
    "blocks": ("() => { if (a) { return ", "1", "; } }"),
    "templates": ("`${", "1", "}`"),
}


def nested(kind: str, times: int) -> str:
    before, inside, after = NESTED[kind]
    return f"export default () => (\n{before * times}{inside}{after * times}\n);\n"


def deriver() -> NodeDeriver:
    return NodeDeriver(PROGRAMS, MemoryCache())


def deepest(kind: str) -> str:
    """The deepest code of a kind that is not too deep."""
    depths = (
        times for times in range(200, 0, -1) if not nesting_error(nested(kind, times), "A.tsx")
    )
    return nested(kind, next(depths))


def test_what_is_not_too_deep_has_a_form_in_javascript() -> None:
    files = [(SourceFile(name="A.tsx", path=kind, text=deepest(kind)),) for kind in NESTED]
    results = deriver().derive(files)
    assert [result for result in results if isinstance(result, SourceError)] == []


@pytest.mark.parametrize("kind", NESTED)
def test_what_is_too_deep_is_named_by_its_line(kind: str, tmp_path: Path) -> None:
    before, inside, after = NESTED[kind]
    write(tmp_path, "Seed.tsx", f"{before}\n" * 5_000 + inside + f"{after}\n" * 5_000)
    with pytest.raises(SourcesError) as caught:
        read_demo(demo_request(tmp_path, "Seed"))
    [error] = caught.value.errors
    assert error.line is not None
    assert error.what == "the code is nested deeper than 200 levels"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("styles.css", "p {\n" * 5_000 + "}" * 5_000),
        ("styles.css", "p {\n" * 5_000),
        ("rows.json", "[\n" * 5_000 + "]" * 5_000),
        ("rows.json", '{"a":\n' * 5_000),
        ("rows.ts", "(\n" * 5_000),
        ("rows.ts", "type A = " + "{ a:\n" * 5_000 + "1" + "}" * 5_000 + ";"),
    ],
)
def test_files_beside_a_demo_are_followed_too(name: str, text: str, tmp_path: Path) -> None:
    module = name.removesuffix(".ts")
    write(tmp_path, "Seed.tsx", f"import './{module}';\nexport default () => null;\n")
    write(tmp_path, name, text)
    with pytest.raises(SourcesError) as caught:
        read_demo(demo_request(tmp_path, "Seed"))
    [error] = caught.value.errors
    assert error.path.name == name
    assert 60 < (error.line or 0) < 202


def test_code_that_only_the_bundler_reads_is_followed_too(tmp_path: Path) -> None:
    (tmp_path / "Provider.tsx").write_text("export default [\n[" + "[" * 5_000)
    (tmp_path / "broken.css").write_bytes(b"\xff")
    (tmp_path / "logo.svg").write_bytes(b"\xff")
    found = nesting_errors(tmp_path, ["Provider.tsx", "broken.css", "logo.svg"])
    assert [(error.place, error.what) for error in found] == [
        ("Provider.tsx:2", "the code is nested deeper than 200 levels"),
        ("broken.css:1", "byte 0xff at offset 0 is not UTF-8"),
    ]


def test_what_has_no_end_is_explained_beside_what_is_right() -> None:
    right = SourceFile(name="A.tsx", path="pages/A.tsx", text="export const a = 1;\n")
    wrong = SourceFile(name="B.tsx", path="pages/B.tsx", text="const b =\n" + "!" * 15_000)
    first, second = deriver().derive([(wrong,), (right,)])
    assert second == Derived(code=right.text)
    assert str(first) == (
        "pages/B.tsx:1: cannot be read: it is nested too deeply\n"
        "  why: a demo that is not valid TypeScript can neither run nor be shown\n"
        "  fix: correct the syntax"
    )


def test_demos_that_import_each_other_are_read_once(tmp_path: Path) -> None:
    write(tmp_path, "Seed.tsx", "import './Row';\nexport default () => null;\n")
    write(tmp_path, "Row.tsx", "import './Seed';\nimport './Row';\n")
    [variant] = read_demo(demo_request(tmp_path, "Seed")).variants
    assert [file.name for file in variant.files] == ["Seed.tsx", "Row.tsx"]
