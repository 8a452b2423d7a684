"""The imports of files, and the packages that they need."""

from pathlib import Path

import pytest

from showfloor.demos import imported_packages
from showfloor.demos.imports import find_imports
from showfloor.demos.syntax import parse_tsx


@pytest.mark.parametrize(
    ("code", "is_type"),
    [
        ("import type { Leaf } from 'oak';", True),
        ("export type { Leaf } from 'oak';", True),
        ("import { type Leaf } from 'oak';", False),  # the module still runs
        ("import { leaf, type Leaf } from 'oak';", False),
        ("import 'oak';", False),
        ("export { leaf } from 'oak';", False),
        ("const oak = import('oak');", False),
    ],
)
def test_only_a_statement_of_types_loads_no_module(code: str, is_type: bool) -> None:
    [found] = find_imports(parse_tsx(code), "Seed.tsx")
    assert found.is_type is is_type


def test_files_are_followed_to_the_packages_that_they_import_as_values(tmp_path: Path) -> None:
    for path, text in {
        "families/oak/Provider.tsx": "import Kit from '@oak/kit/Kit';\n"
        "import './look.css';\nimport { a } from './parts';\nimport type B from 'birch';\n"
        "import gone from './gone';\nexport default () => <Kit a={a} gone={gone} />;\n",
        "families/oak/parts/index.ts": "export * from '../a';\n",
        "families/oak/a.ts": "import elm from 'elm';\nimport '@oak/kit';\nexport const a = elm;\n"
        "export { default } from './Provider';\n",
        "families/oak/a.test.ts": "import 'larch';\n",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    assert imported_packages(tmp_path, ["families/oak/Provider.tsx"]) == {
        "@oak/kit": "families/oak/Provider.tsx",
        "elm": "families/oak/a.ts",
    }
