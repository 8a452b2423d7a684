import io
import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from showfloor.build_paths import BuildPaths
from showfloor.errors import ToolError
from showfloor.frontend.font_subset import subset_font
from showfloor.frontend.fonts import write_fonts
from support.places import ENGINE_MODULES, PROJECT
from support.site.workplace import bare_workshop

# One worker runs them: each would make what they share.
pytestmark = pytest.mark.xdist_group("light-fonts")

PACKAGES = ENGINE_MODULES / "@fontsource-variable"
NAMES = (
    "inter/files/inter-latin-wght-normal.woff2",
    "jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2",
)

FACES = (PROJECT / "web/src/styles/fonts.css").read_text("utf-8").split("@font-face")


@pytest.mark.parametrize(("family", "name"), [("Inter", NAMES[0]), ("JetBrains Mono", NAMES[1])])
def test_lines_are_as_high_before_a_font_arrives_as_after(family: str, name: str) -> None:
    font = TTFont(PACKAGES / name)
    (fallback,) = [face for face in FACES if f'font-family: "{family} fallback"' in face]
    percentages = re.findall(r"(\S+): ([\d.]+)%", fallback)
    figures = {key: float(value) / 100 for key, value in percentages}
    stretch = figures["size-adjust"] * font["head"].unitsPerEm
    ascent = figures["ascent-override"] * stretch
    descent = figures["descent-override"] * stretch
    # Half a thousandth of the size of the text.
    nearly = font["head"].unitsPerEm / 2000
    assert ascent == pytest.approx(font["hhea"].ascent, abs=nearly)
    assert descent == pytest.approx(-font["hhea"].descent, abs=nearly)


def test_fonts_of_the_style_sheet_are_written_once(tmp_path: Path) -> None:
    paths = _paths(tmp_path, _rule("mono.woff2"))
    _install(tmp_path, "mono.woff2", (PACKAGES / NAMES[1]).read_bytes())
    written = tmp_path / "work/fonts" / "mono.woff2"

    write_fonts(paths)
    first = written.stat()
    write_fonts(paths)

    assert TTFont(io.BytesIO(written.read_bytes())).flavor == "woff2"
    assert written.stat().st_ino == first.st_ino


@pytest.mark.parametrize("damage", [b"", b"cut off", None])
def test_a_damaged_font_is_written_again(tmp_path: Path, damage: bytes | None) -> None:
    paths = _paths(tmp_path, _rule("mono.woff2"))
    _install(tmp_path, "mono.woff2", (PACKAGES / NAMES[1]).read_bytes())
    written = tmp_path / "work/fonts" / "mono.woff2"
    write_fonts(paths)
    whole = written.read_bytes()
    written.unlink()
    written.mkdir() if damage is None else written.write_bytes(damage)
    write_fonts(paths)
    assert written.read_bytes() == whole


def test_a_font_is_written_again_when_its_package_has_another(tmp_path: Path) -> None:
    paths = _paths(tmp_path, _rule("some.woff2"))
    _install(tmp_path, "some.woff2", (PACKAGES / NAMES[1]).read_bytes())
    write_fonts(paths)
    _install(tmp_path, "some.woff2", (PACKAGES / NAMES[0]).read_bytes())
    write_fonts(paths)
    written = (tmp_path / "work/fonts" / "some.woff2").read_bytes()
    assert written == subset_font((PACKAGES / NAMES[0]).read_bytes(), "some")


def test_a_font_is_parted_by_the_letters_of_its_rules(tmp_path: Path) -> None:
    rules = [
        _rule("mono.basic.woff2", "unicode-range: U+0041-0043, U+007a;"),
        _rule("mono.more.woff2", "unicode-range:\n    U+00E9,\n    U+0100-0101;"),
    ]
    paths = _paths(tmp_path, "\n".join(rules))
    _install(tmp_path, "mono.woff2", (PACKAGES / NAMES[1]).read_bytes())
    write_fonts(paths)
    folder = tmp_path / "work/fonts"
    letters = [
        {*TTFont(folder / name).getBestCmap()} for name in ("mono.basic.woff2", "mono.more.woff2")
    ]
    assert letters == [{*map(ord, "ABCz")}, {0xE9}]


def test_a_font_is_written_again_when_other_letters_are_asked_for(tmp_path: Path) -> None:
    paths = _paths(tmp_path, _rule("mono.woff2", "unicode-range: U+41;"))
    _install(tmp_path, "mono.woff2", (PACKAGES / NAMES[1]).read_bytes())
    write_fonts(paths)
    sheet = tmp_path / "web" / "src" / "styles" / "fonts.css"
    sheet.write_text(_rule("mono.woff2", "unicode-range: U+42;"))
    write_fonts(paths)
    written = tmp_path / "work/fonts" / "mono.woff2"
    assert {*TTFont(written).getBestCmap()} == {ord("B")}


def test_a_font_that_no_package_has_is_named(tmp_path: Path) -> None:
    paths = _paths(tmp_path, _rule("lost.woff2"))
    with pytest.raises(ToolError) as caught:
        write_fonts(paths)
    assert str(caught.value) == (
        "No installed package has the font lost.woff2.\n"
        "  why: web/src/styles/fonts.css sets pages in it.\n"
        "  fix: name a file of a package in node_modules/@fontsource-variable, "
        "or install the package."
    )


def test_a_font_with_a_reserved_name_is_not_changed(tmp_path: Path) -> None:
    paths = _paths(tmp_path, _rule("mono.woff2"))
    _install(tmp_path, "mono.woff2", (PACKAGES / NAMES[1]).read_bytes())
    package = tmp_path / "web" / "node_modules" / "@fontsource-variable" / "some"
    (package / "LICENSE").write_text("Copyright Oak, with Reserved Font\nName Oak.\n")
    with pytest.raises(ToolError) as caught:
        write_fonts(paths)
    assert str(caught.value) == (
        "The license of @fontsource-variable/some reserves the name of the font.\n"
        "  why: a changed font must not carry a reserved name, and pages get fonts that were made"
        " lighter.\n"
        "  fix: set pages in another font: web/src/styles/fonts.css names them."
    )


def _rule(name: str, letters: str = "") -> str:
    return f'@font-face {{ src: url("@fonts/{name}") format("woff2"); {letters} }}'


def _paths(folder: Path, sheet: str) -> BuildPaths:
    (folder / "web" / "src" / "styles").mkdir(parents=True)
    (folder / "web" / "src" / "styles" / "fonts.css").write_text(sheet)
    return bare_workshop(folder)


def _install(folder: Path, name: str, content: bytes) -> None:
    file = folder / "web" / "node_modules" / "@fontsource-variable" / "some" / "files" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
