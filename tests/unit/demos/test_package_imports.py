from pathlib import Path

from showfloor.demos import imported_packages


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
