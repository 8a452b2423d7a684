from pathlib import Path

import pytest

from showfloor.demos import read_demo
from showfloor.errors import SourcesError
from support.site.demo_site import demo_request, write

ENTRY = """\
import { useState } from 'react';
import { Acorn } from '@oak/kit/Acorn';
import { rows } from './rows';
import { Row } from './Row';
import './styles.css';

export default function Seed() {
  return <Acorn state={useState(rows)} row={Row} />;
}
"""


def test_files_follow_the_imports(tmp_path: Path) -> None:
    write(tmp_path, "Seed/index.tsx", ENTRY)
    write(tmp_path, "Seed/rows.ts", "export const rows = [];\n")
    write(tmp_path, "Seed/Row.tsx", "import { rows } from './rows';\nexport const Row = rows;\n")
    write(tmp_path, "Seed/styles.css", "p { color: red }\n")
    write(tmp_path, "Seed/unused.ts", "export {};\n")
    [variant] = read_demo(demo_request(tmp_path, "Seed")).variants
    assert [file.name for file in variant.files] == ["Seed.tsx", "rows.ts", "Row.tsx", "styles.css"]
    assert variant.packages == ("@oak/kit", "react")
    assert variant.imports == ("@oak/kit/Acorn", "react")


def test_types_belong_to_a_package_and_are_no_module_of_it(tmp_path: Path) -> None:
    text = (
        "import type {} from '@oak/kit/augmentation';\n"
        "import { Acorn } from '@oak/kit/Acorn';\n"
        "export default () => <Acorn />;\n"
    )
    write(tmp_path, "Seed.tsx", text)
    [variant] = read_demo(demo_request(tmp_path, "Seed")).variants
    assert (variant.packages, variant.imports) == (("@oak/kit",), ("@oak/kit/Acorn",))


def test_exports_and_calls_import_too(tmp_path: Path) -> None:
    text = (
        "export * from './a';\n"
        "const b = import('./b');\n"
        "const name = './c';\n"
        "const c = import(name);\n"
        "export default () => <i>{[b, c].length}</i>;\n"
    )
    write(tmp_path, "Seed.tsx", text)
    write(tmp_path, "a.ts", "")
    write(tmp_path, "b.tsx", "")
    [variant] = read_demo(demo_request(tmp_path, "Seed")).variants
    assert [file.name for file in variant.files] == ["Seed.tsx", "a.ts", "b.tsx"]


def test_all_mistakes_of_a_demo_are_told_at_once(tmp_path: Path) -> None:
    text = "import 'node:fs';\nimport '@oak/kit';\nimport '../x';\nimport 'lodash/map';\n"
    write(tmp_path, "Seed.tsx", text)
    with pytest.raises(SourcesError) as caught:
        read_demo(demo_request(tmp_path, "Seed"))
    assert [f"{error.place} {error.what}" for error in caught.value.errors] == [
        "pages/oak/parts/seed/Seed.tsx has no default export",
        'pages/oak/parts/seed/Seed.tsx:1 imports the package "node:fs", which its family does not'
        " list",
        'pages/oak/parts/seed/Seed.tsx:3 imports "../x", which is not beside it',
        'pages/oak/parts/seed/Seed.tsx:4 imports the package "lodash", which its family does not'
        " list",
    ]


def test_a_stylesheet_is_no_script(tmp_path: Path) -> None:
    write(tmp_path, "Seed.tsx", "import './a.css';\nexport default () => <i />;\n")
    write(tmp_path, "a.css", "@import 'nothing';\n")
    [variant] = read_demo(demo_request(tmp_path, "Seed")).variants
    assert [file.is_script for file in variant.files] == [True, False]


LOOK = "../../../../families/oak/look"
OF_THE_LOOK = f"""\
import {{ Bark }} from '{LOOK}/Bark';
import '{LOOK}/oak.css';

export default () => <Bark />;
"""


def test_a_copy_has_the_look_of_the_family_beside_it(tmp_path: Path) -> None:
    write(tmp_path, "Seed.tsx", OF_THE_LOOK)
    write(tmp_path, f"{LOOK}/Bark.tsx", "export { Bark } from './tones';\n")
    write(tmp_path, f"{LOOK}/tones.ts", "export const Bark = 'b';\n")
    write(tmp_path, f"{LOOK}/oak.css", "p { color: red }\n")
    [variant] = read_demo(demo_request(tmp_path, "Seed")).variants
    assert [file.path for file in variant.files] == [
        "pages/oak/parts/seed/Seed.tsx",
        "families/oak/look/Bark.tsx",
        "families/oak/look/oak.css",
        "families/oak/look/tones.ts",
    ]
    first, second, *_ = variant.files[0].text.splitlines()
    assert [first, second] == ["import { Bark } from './Bark';", "import './oak.css';"]


def test_a_copy_has_the_rows_of_the_family_beside_it(tmp_path: Path) -> None:
    rows = "../../../../families/oak/data/acorns"
    write(
        tmp_path, "Seed.tsx", f"import {{ acorns }} from '{rows}';\nexport default () => acorns;\n"
    )
    write(tmp_path, f"{rows}.ts", "export const acorns = [1, 2];\n")
    [variant] = read_demo(demo_request(tmp_path, "Seed")).variants
    assert [file.name for file in variant.files] == ["Seed.tsx", "acorns.ts"]
    assert variant.files[0].text.startswith("import { acorns } from './acorns';")
