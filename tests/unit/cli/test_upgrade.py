"""Settings of an older version, which `showfloor upgrade` renames in place."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from showfloor import __version__
from showfloor.cli import main
from showfloor.config import moved_settings
from showfloor.config.moved_settings import MovedField

SETTINGS = '# Ours.\r\ntitle = "Acorn"\r\nlicence-key = "licence-key = 1"  # licence-key\r\n'
CODE = "const key = import.meta.env.SHOWFLOOR_LICENCE_KEY;\n"
WORKFLOW = """\
      - run: pip install "showfloor[node]==0.0.1"
      - run: showfloor build
        env:
          SHOWFLOOR_LICENCE_KEY: ${{ secrets.SHOWFLOOR_LICENCE_KEY }}
"""
PUBLISH = ".github/workflows/publish.yml"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The working directory, with a site."""
    (tmp_path / "site").mkdir()
    monkeypatch.chdir(tmp_path)
    write("site/site.toml", 'title = "Acorn"\n')


def write(path: str, text: str) -> None:
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_bytes(text.encode())


def read(path: str) -> str:
    return Path(path).read_bytes().decode()


def upgrade(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["upgrade", *arguments])


def test_a_field_is_renamed_without_touching_anything_else() -> None:
    write("site/site.toml", SETTINGS)
    assert upgrade().output == "site/site.toml:3: licence-key is now license-key\n"
    assert read("site/site.toml") == SETTINGS.replace("\nlicence-key", "\nlicense-key")


def test_code_and_the_workflow_are_renamed_too() -> None:
    write("site/families/acorn/Provider.tsx", CODE)
    write(PUBLISH, WORKFLOW)
    assert upgrade().output == (
        "site/families/acorn/Provider.tsx:1: SHOWFLOOR_LICENCE_KEY is now SHOWFLOOR_LICENSE_KEY\n"
        f"{PUBLISH}:1: showfloor[node]==0.0.1 is now showfloor[node]=={__version__}\n"
        f"{PUBLISH}:4: SHOWFLOOR_LICENCE_KEY is now SHOWFLOOR_LICENSE_KEY\n"
    )
    assert read("site/families/acorn/Provider.tsx") == CODE.replace("LICENCE", "LICENSE")
    assert read(PUBLISH) == WORKFLOW.replace("0.0.1", __version__).replace(
        "SHOWFLOOR_LICENCE_KEY:", "SHOWFLOOR_LICENSE_KEY:"
    )


def test_the_second_time_nothing_is_changed() -> None:
    write("site/site.toml", SETTINGS)
    write(PUBLISH, WORKFLOW)
    upgrade()
    before = read("site/site.toml"), read(PUBLISH)
    assert upgrade().output == f"site needs no change for Showfloor {__version__}.\n"
    assert (read("site/site.toml"), read(PUBLISH)) == before


def test_a_workflow_is_found_from_the_folder_of_the_site(monkeypatch: pytest.MonkeyPatch) -> None:
    write(PUBLISH, "pip install showfloor==0.0.1\n")
    monkeypatch.chdir("site")
    assert upgrade(".").output == (
        f"../{PUBLISH}:1: showfloor==0.0.1 is now showfloor=={__version__}\n"
    )


def test_a_field_with_both_names_is_a_mistake() -> None:
    write("site/site.toml", 'title = "A"\nlicense-key = "new"\nlicence-key = "old"\n')
    done = upgrade()
    assert done.exit_code == 1
    assert done.stderr == (
        '\nsite/site.toml:3: "licence-key" is now "license-key", which is here too\n'
        "  why: a field has one value\n"
        "  fix: remove one of the two\n\n"
    )


def test_fields_of_tables_in_several_files_are_renamed(monkeypatch: pytest.MonkeyPatch) -> None:
    move = MovedField("families/*/family.toml", ("paths", "of"), "leafs", "leaves")
    text_of_b = 'paths = { "é" = "leafs = 1", leafs = 1, of = { "leafs" = "/b/" } }\n'
    monkeypatch.setattr(moved_settings, "MOVED_FIELDS", (move,))
    for family, text in (
        ("a", 'leafs = 1\n[paths.of]\nleafs = "/a/"\n'),
        ("b", text_of_b),
        ("c", "paths.of = 1\n"),
    ):
        write(f"site/families/{family}/family.toml", text)
    assert upgrade().output == (
        "site/families/a/family.toml:3: leafs is now leaves\n"
        "site/families/b/family.toml:1: leafs is now leaves\n"
    )
    assert read("site/families/a/family.toml") == 'leafs = 1\n[paths.of]\nleaves = "/a/"\n'
    assert read("site/families/b/family.toml") == text_of_b.replace('"leafs"', '"leaves"')


def test_a_folder_without_a_site_is_explained() -> None:
    done = upgrade("nowhere")
    assert done.exit_code == 1
    assert "nowhere is not a site: it has no site.toml.\n" in done.stderr
