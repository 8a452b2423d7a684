"""Files that the demos of a family share."""

from pathlib import Path

from showfloor.demos import read_demo
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
