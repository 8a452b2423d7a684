"""Files that the demos of a family share."""

from pathlib import Path

import pytest

from showfloor.demos import read_demo
from showfloor.errors import SourcesError
from support.site.demo_site import demo_request, write

LOOK = "../../../../families/oak/look"
ENTRY = f"""\
import {{ Bark }} from '{LOOK}/Bark';
import '{LOOK}/oak.css';

export default () => <Bark />;
"""


def test_a_copy_has_the_look_of_the_family_beside_it(tmp_path: Path) -> None:
    write(tmp_path, "Seed.tsx", ENTRY)
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


def test_a_file_that_the_look_does_not_have_is_missed(tmp_path: Path) -> None:
    write(tmp_path, "Seed.tsx", ENTRY)
    write(tmp_path, f"{LOOK}/oak.css", "p { color: red }\n")
    with pytest.raises(SourcesError) as caught:
        read_demo(demo_request(tmp_path, "Seed"))
    assert str(caught.value.errors[0]) == (
        'pages/oak/parts/seed/Seed.tsx:1: imports "../../../../families/oak/look/Bark", which does'
        " not exist\n"
        "  why: the demo could not run\n"
        "  fix: create Bark.tsx or Bark.ts in families/oak/look"
    )


@pytest.mark.parametrize(
    "place",
    [
        "../../../../families/elm/look/Bark",
        f"{LOOK}/deep/Bark",
        "../../../../families/oak/specimens/Bark",
    ],
)
def test_what_a_family_shares_otherwise_is_out_of_reach(tmp_path: Path, place: str) -> None:
    write(tmp_path, "Seed.tsx", f"import '{place}';\nexport default () => <i />;\n")
    write(tmp_path, f"{place}.tsx", "export const Bark = 'b';\n")
    with pytest.raises(SourcesError) as caught:
        read_demo(demo_request(tmp_path, "Seed"))
    [error] = caught.value.errors
    assert error.what == f'imports "{place}", which is not beside it'


def test_two_files_of_one_name_cannot_be_copied(tmp_path: Path) -> None:
    text = f"import './Bark';\nimport '{LOOK}/Bark';\nexport default () => <i />;\n"
    write(tmp_path, "Seed.tsx", text)
    write(tmp_path, "Bark.tsx", "export const Bark = 'a';\n")
    write(tmp_path, f"{LOOK}/Bark.tsx", "export const Bark = 'b';\n")
    with pytest.raises(SourcesError) as caught:
        read_demo(demo_request(tmp_path, "Seed"))
    assert str(caught.value.errors[0]) == (
        "families/oak/look/Bark.tsx: has the same name as pages/oak/parts/seed/Bark.tsx, which"
        " belongs to the same demo\n"
        "  why: readers copy all files of a demo into one folder\n"
        "  fix: rename one of the two"
    )
