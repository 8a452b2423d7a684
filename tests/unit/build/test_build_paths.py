import hashlib
from pathlib import Path

import pytest

from showfloor.build.build_paths import FRONTEND_MAKERS, PROJECT, BuildPaths
from showfloor.errors import ConfigError
from tiny import TINY
from workplace import bare_workshop


@pytest.fixture
def paths(tmp_path: Path) -> BuildPaths:
    """A site beside a frontend with one file."""
    (tmp_path / "web" / "src" / "ui").mkdir(parents=True)
    (tmp_path / "web" / "src" / "ui" / "menu.css").write_text("a { color: red; }")
    return bare_workshop(tmp_path)


@pytest.mark.parametrize(
    ("path", "is_code"),
    [
        ("web/src/ui/menu.css", True),
        ("web/programs/build/config.mjs", True),
        ("web/programs/build/main.mjs", True),
        ("web/node_modules/vite/index.js", False),
        ("web/tsconfig.json", False),
        ("site/pages/about/index.md", False),
        ("website/src/index.md", False),
    ],
)
def test_files_of_the_frontend_are_told_from_others(
    paths: BuildPaths, path: str, is_code: bool
) -> None:
    assert paths.is_frontend(paths.web.parent / path) is is_code


def test_what_counts_as_the_frontend_changes_its_digest(paths: BuildPaths) -> None:
    digests = {paths.frontend_digest()}
    for name in ("src/ui/menu.css", "programs/build/config.mjs", "programs/build/main.mjs"):
        file = paths.web / name
        assert paths.is_frontend(file)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(hashlib.sha1(name.encode()).hexdigest())
        digests.add(paths.frontend_digest())
    assert len(digests) == 4


def test_what_makes_files_for_the_frontend_changes_its_digest_too(
    paths: BuildPaths, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = paths.frontend_digest()
    maker = tmp_path / "light_fonts.py"
    maker.write_text("WEIGHTS = (300, 700)")
    monkeypatch.setattr("showfloor.build.build_paths.FRONTEND_MAKERS", (maker,))
    assert paths.frontend_digest() != before


def test_all_folders_of_the_frontend_are_there() -> None:
    """`showfloor dev` watches them, and what makes files for them counts as they do."""
    paths = BuildPaths(site=PROJECT / "site", dist=PROJECT / "dist", work=PROJECT / "work")
    assert all(folder.is_dir() for folder in paths.frontend_folders)
    assert all(file.is_file() for file in FRONTEND_MAKERS)


@pytest.mark.parametrize("inner", [".", "inner", "inner/most"])
@pytest.mark.parametrize("role", ["work", "dist"])
def test_no_file_stands_where_a_folder_of_a_build_should_be(
    tmp_path: Path, inner: str, role: str
) -> None:
    file = tmp_path / "file"
    file.touch()
    place = {"work": tmp_path, "dist": tmp_path, role: file / inner}
    with pytest.raises(ConfigError) as caught:
        BuildPaths(site=TINY, work=place["work"], dist=place["dist"])
    assert str(caught.value) == (
        f"{file} is not a folder.\n"
        "  why: a build keeps its releases and what it needs again in folders.\n"
        "  fix: remove it, or name another folder with --dist or --work."
    )
