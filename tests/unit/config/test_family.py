from pathlib import Path

import pytest

from showfloor.config.family import load_family
from showfloor.errors import ShowfloorError
from showfloor.model.product import PackagePin
from support.site.tiny_site import copy_tiny


def mistake(root: Path, old: str, new: str) -> str:
    """Replace a part of the tiny site's family and return what is said about it."""
    folder = copy_tiny(root) / "families" / "acorn-kit"
    text = (folder / "family.toml").read_text()
    assert old in text
    (folder / "family.toml").write_text(text.replace(old, new))
    with pytest.raises(ShowfloorError) as caught:
        load_family(folder, root)
    return str(caught.value)


def test_the_start_is_a_site_path(tmp_path: Path) -> None:
    assert mistake(tmp_path, 'start = "/acorn-kit/"', 'start = "/acorn-kit"') == (
        'families/acorn-kit/family.toml:5: "start" is not a site path: /acorn-kit\n'
        "  why: the product switcher leads there\n"
        "  fix: write the route of a page, with a slash at both ends"
    )


def test_the_accent_is_a_color(tmp_path: Path) -> None:
    assert mistake(tmp_path, "chroma = 0.12", "chroma = 12") == (
        "families/acorn-kit/family.toml:6: the accent (hue 60, chroma 12) is not a color\n"
        "  why: OKLCH hues are degrees from 0 to 360, and no screen shows a chroma above 0.4\n"
        "  fix: write something like { hue = 255, chroma = 0.17 }"
    )


@pytest.mark.parametrize("pattern", ["/acorn-kit/", "/{page}", "/{pages}/{page}/", "{page}/"])
def test_a_pattern_makes_routes(tmp_path: Path, pattern: str) -> None:
    assert mistake(tmp_path, "/acorn-kit/part-{page}/", pattern) == (
        f'families/acorn-kit/family.toml:13: the path "{pattern}" is no route pattern\n'
        "  why: every page of the area gets its route from it\n"
        '  fix: write a site path with {page} in it, such as "/{family}/{area}/{page}/"'
    )


@pytest.mark.parametrize(
    ("field", "value"), [("issues", "/issues/"), ("design", "files"), ("design", "")]
)
def test_links_about_components_lead_somewhere(tmp_path: Path, field: str, value: str) -> None:
    line = f'{field} = "{value}"\n'
    said = mistake(tmp_path, 'start = "/acorn-kit/"\n', 'start = "/acorn-kit/"\n' + line)
    assert said == (
        f'families/acorn-kit/family.toml:6: "{field}" leads nowhere: {value}\n'
        "  why: pages of components link to it\n"
        '  fix: write a whole address, such as "https://code.example/issues"'
    )


def test_a_layout_is_given_to_pages_that_exist(tmp_path: Path) -> None:
    line = 'layouts = { component = "wide" }\n'
    said = mistake(tmp_path, 'start = "/acorn-kit/"\n', 'start = "/acorn-kit/"\n' + line)
    assert said == (
        'families/acorn-kit/family.toml:6: the family has no pages in "component"\n'
        "  why: a layout is given to the pages in a folder\n"
        '  fix: write a folder of pages/acorn-kit/, such as "components"'
    )


def test_a_misspelled_field_is_found(tmp_path: Path) -> None:
    assert mistake(tmp_path, "tagline", "tag-line") == (
        'families/acorn-kit/family.toml:2: the field "tag-line" is not known here\n'
        "  why: a misspelled field would be ignored without a word\n"
        '  fix: write "tagline"'
    )


def test_a_package_has_the_name_of_one(tmp_path: Path) -> None:
    line = 'companions = ["../../elsewhere"]\n'
    said = mistake(tmp_path, 'start = "/acorn-kit/"\n', 'start = "/acorn-kit/"\n' + line)
    assert said == (
        'families/acorn-kit/family.toml:6: "../../elsewhere" is not the name of a package\n'
        "  why: installed packages are found by their names\n"
        '  fix: write a name such as "react" or "@scope/name"'
    )


def test_a_pinned_package_has_the_name_of_one(tmp_path: Path) -> None:
    said = mistake(tmp_path, "[paths]\n", '[packages]\n"../elsewhere" = "1.0.0"\n[paths]\n')
    assert said.startswith(
        'families/acorn-kit/family.toml:13: "../elsewhere" is not the name of a package\n'
    )


def test_a_package_for_demos_has_the_name_of_one(tmp_path: Path) -> None:
    said = mistake(tmp_path, "[paths]\n", '[demo-packages]\n"../elsewhere" = "1.0.0"\n[paths]\n')
    assert said.startswith(
        'families/acorn-kit/family.toml:13: "../elsewhere" is not the name of a package\n'
    )


def test_demos_may_import_both_kinds_of_packages(tmp_path: Path) -> None:
    folder = copy_tiny(tmp_path) / "families" / "acorn-kit"
    with (folder / "family.toml").open("a") as file:
        file.write('[packages]\n"@acorn/kit" = "2.1.0"\n[demo-packages]\nrouter = "7.0.0"\n')
    family = load_family(folder, tmp_path)
    assert [pin.name for pin in family.pins] == ["@acorn/kit"]
    assert family.importable == (*family.pins, PackagePin(name="router", version="7.0.0"))


def test_a_family_may_have_a_provider(tmp_path: Path) -> None:
    folder = copy_tiny(tmp_path) / "families" / "acorn-kit"
    assert load_family(folder, tmp_path).provider == "families/acorn-kit/Provider.tsx"
    (folder / "Provider.tsx").unlink()
    assert load_family(folder, tmp_path).provider is None


def test_a_licensed_package_is_one_of_the_family(tmp_path: Path) -> None:
    line = 'licensed = ["acorn-pro"]\n'
    assert mistake(tmp_path, "tagline = ", f"{line}tagline = ") == (
        'families/acorn-kit/family.toml:2: the licensed package "acorn-pro" is not one of the'
        " family\n"
        "  why: its notice is explained beside demos, which import the packages of the family\n"
        "  fix: write it below [packages] with its version, or leave it out here"
    )


def test_a_library_may_know_the_color_scheme_by_selectors_of_its_own(tmp_path: Path) -> None:
    folder = copy_tiny(tmp_path) / "families" / "acorn-kit"
    marks = '[color-scheme]\nlight = \'[data-acorn="light"]\'\ndark = ".acorn-dark"\n'
    (folder / "family.toml").write_text((folder / "family.toml").read_text() + marks)
    scheme = load_family(folder, tmp_path).color_scheme
    assert (scheme.light, scheme.dark) == ('[data-acorn="light"]', ".acorn-dark")


def test_such_a_selector_is_one_class_or_attribute(tmp_path: Path) -> None:
    said = mistake(tmp_path, "[paths]\n", '[color-scheme]\ndark = "html.dark"\n[paths]\n')
    assert said.split("\n") == [
        "families/acorn-kit/family.toml:13: html.dark is not one class or attribute",
        "  why: in the library's styles, the scheme that readers chose is put beside it",
        '  fix: write it as these styles do, such as .dark or [data-theme="dark"]',
    ]


def test_an_adapter_is_a_file_beside_the_family(tmp_path: Path) -> None:
    said = mistake(tmp_path, "[paths]\n", '[adapters]\n"@bark/styles" = "Bark.tsx"\n[paths]\n')
    assert said.split("\n") == [
        "families/acorn-kit/family.toml:13: the adapter Bark.tsx is for @bark/styles, "
        "which no demo may import",
        "  why: it surrounds demos that import this package",
        '  fix: list @bark/styles under "packages" or "demo-packages" too',
        "",
        "families/acorn-kit/family.toml:13: there is no adapter Bark.tsx beside this file",
        "  why: it surrounds demos that import @bark/styles",
        "  fix: create it, as a component with children, or leave out @bark/styles",
    ]


def test_the_page_about_changes_has_a_route(tmp_path: Path) -> None:
    line = 'changes = "/{page}/changes"\n'
    said = mistake(tmp_path, 'start = "/acorn-kit/"\n', f'start = "/acorn-kit/"\n{line}')
    assert said == (
        'families/acorn-kit/family.toml:6: the path "/{page}/changes" is no route pattern\n'
        "  why: the page about what changed between versions gets its route from it\n"
        '  fix: write a site path, such as "/{family}/changes/"'
    )
