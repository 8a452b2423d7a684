"""What a family puts around its demos in projects of readers."""

from pathlib import Path

import pytest

from showfloor.demos import read_root
from showfloor.errors import SourceError

ROOT = """\
import type { ReactNode } from 'react';
import { Theme } from '@oak/kit/theme';

export default function Root({ children }: { children: ReactNode }) {
  return <Theme>{children}</Theme>;
}
"""


def read(tmp_path: Path, text: str) -> tuple[str, ...]:
    """Read a family's file with this text; return the packages that it imports."""
    file = tmp_path / "families" / "oak" / "Root.tsx"
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    return read_root(tmp_path, "oak", frozenset({"@oak/kit"})).packages


def mistake(tmp_path: Path, text: str) -> str:
    with pytest.raises(SourceError) as caught:
        read(tmp_path, text)
    return str(caught.value)


def test_a_root_imports_what_demos_may(tmp_path: Path) -> None:
    assert read(tmp_path, ROOT) == ("@oak/kit", "react")


def test_a_root_exports_a_component(tmp_path: Path) -> None:
    assert mistake(tmp_path, "export const Root = 1;\n") == (
        "families/oak/Root.tsx: has no default export\n"
        "  why: projects of demos put the demo into the component that it exports\n"
        '  fix: write "export default function Root({ children }: RootProps) { ... }"'
    )


def test_a_root_is_one_file(tmp_path: Path) -> None:
    assert mistake(tmp_path, f"import './theme';\n{ROOT}") == (
        'families/oak/Root.tsx:1: imports "./theme", which no project has\n'
        "  why: of a family's files, projects of demos get this one alone\n"
        "  fix: write what it needs in it"
    )


def test_a_root_imports_no_other_package(tmp_path: Path) -> None:
    said = mistake(tmp_path, f"import 'elm';\n{ROOT}")
    assert said.startswith('families/oak/Root.tsx:1: imports the package "elm", which its family')


def test_code_that_nobody_could_follow_is_a_mistake(tmp_path: Path) -> None:
    said = mistake(tmp_path, f"export default {'[' * 300}{']' * 300};\n")
    assert said.startswith("families/oak/Root.tsx:1: the code is nested deeper than 200 levels")
