"""The compiler reads the sources of a linked library, whose mistakes are not the site's."""

from pathlib import Path

import pytest

from showfloor.build_paths import BuildPaths
from showfloor.check.types import type_mistakes
from support.site.memory_cache import MemoryCache

WRONG = "export const size: number = 'big';\n"


@pytest.mark.parametrize(
    ("demo", "expected"),
    [
        ("import { size } from '../library/size';\nexport const double = 2 * size;\n", []),
        (f"import '../library/size';\n{WRONG}", ["demo.ts:2"]),
    ],
)
def test_only_the_files_of_the_site_have_mistakes(
    tmp_path: Path, demo: str, expected: list[str]
) -> None:
    site = tmp_path / "site"
    for folder in (site, tmp_path / "library"):
        folder.mkdir()
    (site / "site.toml").write_text('title = "Oak"\n')
    (tmp_path / "library" / "size.ts").write_text(WRONG)
    (site / "demo.ts").write_text(demo)
    (site / "tsconfig.json").write_text(
        '{"compilerOptions": {"types": [], "strict": true, "moduleResolution": "Bundler",'
        ' "module": "ESNext", "noEmit": true}, "include": ["*.ts"]}'
    )
    paths = BuildPaths(site=site, dist=tmp_path, work=tmp_path / "work")
    found = type_mistakes(paths, {}, MemoryCache())
    assert [f"{one.path}:{one.line}" for one in found] == expected
