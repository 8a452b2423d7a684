from pathlib import Path

import pytest

from showfloor.config.logo import load_logo
from showfloor.errors import SourceError

MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor">{}</svg>'
WHY_PLAIN = (
    "  why: it is part of every page, where only plain shapes are safe\n"
    "  fix: remove scripts, styles and references; keep the shapes"
)


def mistake(root: Path, svg: str) -> str:
    (root / "logo.svg").write_text(svg)
    with pytest.raises(SourceError) as caught:
        load_logo(root / "logo.svg", root)
    return str(caught.value)


def test_a_family_without_a_mark_has_a_square(tmp_path: Path) -> None:
    assert load_logo(tmp_path / "logo.svg", tmp_path) == MARK.format('<path d="M4 4h16v16H4z"/>')


def test_a_mark_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "logo.svg").write_text(MARK.format('\n  <path\n    d="M0 0h4"/>\n') + "\n")
    assert load_logo(tmp_path / "logo.svg", tmp_path) == MARK.format('<path d="M0 0h4"/>')


@pytest.mark.parametrize(
    "svg",
    [
        MARK.format("").replace("24 24", "48 48"),
        MARK.format("").replace("currentColor", "#07f"),
    ],
)
def test_a_mark_has_one_size_and_no_color_of_its_own(tmp_path: Path, svg: str) -> None:
    assert mistake(tmp_path, svg).startswith("logo.svg: not a mark of 24 by 24 that uses ")


@pytest.mark.parametrize(
    ("inside", "found"),
    [
        ("<script>alert(1)</script>", "<script"),
        ('<path onload="alert(1)"/>', "onload="),
        ('<use href="#a"/>', "href="),
        ('<path style="fill:red"/>', "style="),
    ],
)
def test_a_mark_is_made_of_plain_shapes(tmp_path: Path, inside: str, found: str) -> None:
    assert mistake(tmp_path, MARK.format(inside)) == (
        f'logo.svg: the mark holds "{found}"\n' + WHY_PLAIN
    )
