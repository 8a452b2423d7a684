"""What browsers refuse, explained as a mistake in the sources."""

import msgspec
import pytest

from showfloor.check.policy_violations import policy_mistake
from showfloor.model.sandbox_policy import PolicyViolation
from showfloor.workspace import Site
from support.site.tiny_site import copy_tiny
from support.site.workplace import compile_at

SEED = "/acorn-kit/part-seed/"
FOLDER = "pages/acorn-kit/components/seed"
WHY = "  why: the published site sends the same policy, so browsers refuse it there too\n"
STYLE = "b { color: red }"
VIOLATION = PolicyViolation(
    page=SEED,
    demo="DayCounter",
    directive="style-src-elem",
    refused="inline",
    source="",
    sample=STYLE,
)
PICTURE = "https://pictures.example/oak.png"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The tiny site, with a demo that has a style element and one that loads a picture."""
    root = copy_tiny(tmp_path_factory.mktemp("policy") / "site")
    for name, old, new in (
        ("DayCounter.tsx", "Days: {days}", f"Days: {{days}} <style>{{'{STYLE}'}}</style>"),
        ("LeafBadge/system/leaf.ts", "export", f"export const picture = '{PICTURE}';\nexport"),
    ):
        file = root / FOLDER / name
        file.write_text(file.read_text().replace(old, new, 1))
    return compile_at(root)


def explained(site: Site, **changes: str | None) -> str:
    violation = msgspec.structs.replace(VIOLATION, **changes)
    return str(policy_mistake(violation, site.pages.get(violation.page), site.inputs.root))


def test_a_style_element_of_a_demo(site: Site) -> None:
    assert explained(site) == (
        f"{FOLDER}/DayCounter.tsx:7: the demo DayCounter breaks the security policy:"
        f' style-src-elem refuses a style element with text, which begins with "{STYLE}"\n{WHY}'
        "  fix: import a style sheet, or style as the family does; style attributes are allowed."
        " Where its library inserts styles while it runs, give the family an adapter that collects"
        " them (docs/library-adapters.md)"
    )


def test_a_picture_that_a_script_of_a_demo_asks_for(site: Site) -> None:
    root = site.inputs.root.resolve().as_posix().lstrip("/")
    script = f"http://127.0.0.1:5173/@fs/{root}/{FOLDER}/LeafBadge/system/leaf.ts?t=1"
    asked = {"demo": None, "source": script, "sample": ""}
    assert explained(site, directive="img-src", refused=PICTURE, **asked) == (
        f"{FOLDER}/LeafBadge/system/leaf.ts:5: the demo LeafBadge breaks the security policy:"
        f' img-src refuses "{PICTURE}"\n{WHY}'
        "  fix: put the picture into public/ of the site"
    )


def test_what_no_demo_has_done_is_a_mistake_of_the_page(site: Site) -> None:
    assert explained(site, demo=None, sample="") == (
        f"{FOLDER}/index.md: the page breaks the security policy:"
        f" style-src-elem refuses a style element with text\n{WHY}"
        "  fix: import a style sheet, or style as the family does; style attributes are allowed."
        " Where its library inserts styles while it runs, give the family an adapter that collects"
        " them (docs/library-adapters.md)"
    )


def test_what_happens_at_an_address_without_a_page(site: Site) -> None:
    asked = {"directive": "frame-src", "refused": "https://oak.example/", "sample": ""}
    assert explained(site, page="/nowhere/", **asked) == (
        "/nowhere/ breaks the security policy: frame-src refuses"
        f' "https://oak.example/"\n{WHY}'
        "  fix: use files of the site only"
    )


@pytest.mark.parametrize(
    ("directive", "refused", "named", "fix"),
    [
        ("script-src", "eval", "eval() or new Function()", "import the code as a module"),
        ("script-src-elem", "inline", "a script element with text", "import the code as a module"),
        ("script-src-attr", "inline", "an event handler in an attribute", "import the code"),
        ("script-src", "wasm-eval", "WebAssembly", "import the code as a module"),
        ("font-src", PICTURE, f'"{PICTURE}"', "add the font to fonts/ of the site"),
        ("connect-src", PICTURE, f'"{PICTURE}"', "write the data into a module beside the demo"),
    ],
)
def test_each_kind_of_violation_has_its_name_and_its_fix(
    site: Site, directive: str, refused: str, named: str, fix: str
) -> None:
    text = explained(site, directive=directive, refused=refused, sample="")
    assert f"security policy: {directive} refuses {named}\n" in text
    assert f"\n  fix: {fix}" in text
    assert text.startswith(f"{FOLDER}/DayCounter.tsx: ")
