import errno
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from showfloor.cli import COMMANDS, main
from support.server.running_server import publish
from support.site.tiny_release import copy_tiny_work
from support.site.tiny_site import copy_tiny


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def run_on(site: Path, command: str, *options: str) -> Result:
    work = site.parent / "work"
    if not work.exists():
        copy_tiny_work(work)
    return run(command, site, *options, "--work", work)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return copy_tiny(tmp_path / "site")


def test_help_names_every_command_and_what_it_does() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in COMMANDS:
        assert f"  {command} " in result.output


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert len(result.output) > 200


def test_an_unknown_command_is_a_wrong_option() -> None:
    assert run("biuld").exit_code == 2


def test_check_counts_what_it_looked_at(site: Path) -> None:
    result = run_on(site, "check")
    assert result.exit_code == 0
    assert result.stdout == "5 pages, 2 demos, 10 links: no mistakes.\n"


def test_a_mistake_is_printed_with_its_place_as_seen_from_here(site: Path) -> None:
    about = site / "pages/about/index.md"
    about.write_text(about.read_text() + "\n[Gone](/gone/)\n")
    result = run_on(site, "check")
    line = len(about.read_text().splitlines())
    assert result.exit_code == 1
    assert f'\n{about}:{line}: dead link "/gone/"\n  why: ' in result.stderr
    assert "Traceback" not in result.output


def test_addresses_are_promised_when_that_is_said(site: Path) -> None:
    told = run_on(site, "addresses")
    assert "  /acorn-kit/part-seed/#leaves\n" in told.output
    assert told.output.endswith("to keep them.\n0 addresses are kept in addresses.lock.\n")
    assert not (site / "addresses.lock").exists()
    assert run_on(site, "addresses", "--write").output == (
        "15 addresses are kept in addresses.lock.\n"
    )
    assert run_on(site, "addresses").output == "15 addresses are kept in addresses.lock.\n"


def test_check_counts_addresses_that_are_not_promised_yet(site: Path) -> None:
    run_on(site, "addresses", "--write")
    about = site / "pages/about/index.md"
    about.write_text(about.read_text() + "\n## New words\n")
    result = run_on(site, "check")
    assert result.exit_code == 0
    assert result.output == (
        "5 pages, 2 demos, 10 links: no mistakes."
        " 2 addresses are new: `showfloor addresses --write` keeps them.\n"
    )
    assert (
        "New addresses, which nobody has promised to keep yet:\n  /about/\n  /about/#new-words\n"
        "Run `showfloor addresses --write` to keep them.\n"
    ) in run_on(site, "check", "--verbose").output


def test_check_lists_the_remarks_that_a_build_counts(site: Path) -> None:
    settings = site / "site.toml"
    settings.write_text(settings.read_text().replace('url = "https://tiny.example"\n', ""))
    result = run_on(site, "check", "--verbose")
    assert result.exit_code == 0
    assert "\nThe address of the site is not known: " in result.output


def test_a_promise_outlives_its_page(site: Path) -> None:
    run_on(site, "addresses", "--write")
    seed = site / "pages/acorn-kit/components/seed/index.md"
    seed.write_text(seed.read_text().replace("## Leaves {#leaves}", "## Foliage"))
    result = run_on(site, "check")
    assert result.exit_code == 1
    assert "/acorn-kit/part-seed/ has lost its anchor #leaves\n" in result.stderr
    for linking in site.rglob("index.md"):
        linking.write_text(linking.read_text().replace("#leaves", "#foliage"))
    (site / "anchors.csv").write_text("page,from,to\n/acorn-kit/part-seed/,leaves,foliage\n")
    assert run_on(site, "addresses", "--write").exit_code == 0
    assert "  leaves\n" in (site / "addresses.lock").read_text()


def test_several_mistakes_are_counted(site: Path) -> None:
    for name in ("about", "home"):
        (site / "pages" / name / "index.md").write_text("No front matter.\n")
    result = run_on(site, "check")
    assert result.stderr.endswith("\n2 mistakes.\n")


def test_a_new_family_page_and_demo_pass_every_check_once_they_are_written(site: Path) -> None:
    assert run("new", "family", "pine-kit", "--site", site).exit_code == 0
    assert run("new", "page", "pine-kit", "components/cone", "--site", site).exit_code == 0
    folder = site / "pages/pine-kit/components/cone"
    assert run("new", "demo", folder, "ConeCounter").exit_code == 0
    (folder / "index.md").open("a").write("\n::demo ConeCounter\n")
    (site / "navigation/pine-kit.toml").open("a").write(
        '\n[[items.children]]\npathname = "/pine-kit/components/cone/"\n'
    )
    untouched = run_on(site, "check")
    page = folder / "index.md"
    assert untouched.exit_code == 1
    assert (
        f'{page}:6: "TODO: say what it is for, and when something else serves better."'
        " is a placeholder\n"
        "  why: `showfloor new` wrote it, and readers would see it\n"
        "  fix: write something in its place\n"
    ) in untouched.stderr
    for written in (site / "pages/pine-kit").rglob("index.md"):
        written.write_text(written.read_text().replace("TODO: ", ""))
    result = run_on(site, "check")
    assert result.stdout.startswith("7 pages, 3 demos, ")


def with_packages(site: Path, packages: str) -> Path:
    settings = site / "families/acorn-kit/family.toml"
    settings.write_text(f"{settings.read_text()}\n[packages]\n{packages}\n")
    return site


def test_a_page_about_a_component_begins_with_all_that_it_needs(site: Path) -> None:
    with_packages(site, '"@emotion/react" = "11.14.0"')
    page = ("new", "page", "acorn-kit", "components/globe", "--component", "Global")
    folder = site / "pages/acorn-kit/components/globe"
    assert run(*page, "--site", site).output == (
        f"Wrote {folder / 'index.md'}\n"
        f"Wrote {folder / 'GlobalBasic.tsx'}\n"
        f"Changed {site / 'navigation/acorn-kit.toml'}\n"
        'Next: replace each text that begins with "TODO:" in these files.\n'
        "`showfloor check` names what is missing.\n"
    )
    assert "import { Global } from '@emotion/react';" in (folder / "GlobalBasic.tsx").read_text()
    navigation = (site / "navigation/acorn-kit.toml").read_text()
    assert 'pathname = "/acorn-kit/part-globe/"\ntitle = "Globe"\n' in navigation
    again = run(*page, "--site", site)
    assert again.stderr.startswith(f"\n{folder / 'index.md'} exists already.\n")
    assert (site / "navigation/acorn-kit.toml").read_text() == navigation


def test_a_component_that_no_package_exports_is_refused(site: Path) -> None:
    with_packages(site, '"@emotion/react" = "11.14.0"')
    page = ("new", "page", "acorn-kit", "components/globe", "--component", "Globle")
    result = run(*page, "--site", site)
    assert result.exit_code == 1
    assert result.stderr == (
        '\nNo package of Acorn Kit exports a component "Globle".\n'
        "  why: its packages are @emotion/react.\n"
        '  fix: did you mean "Global"? use a name that one of its packages exports.\n\n'
    )
    assert not (site / "pages/acorn-kit/components/globe").exists()


def test_a_component_of_a_product_without_packages_is_refused(site: Path) -> None:
    page = ("new", "page", "acorn-kit", "components/cup", "--component", "Cup")
    assert run(*page, "--site", site).stderr == (
        '\nNo package of Acorn Kit exports a component "Cup".\n'
        "  why: families/acorn-kit/family.toml lists no packages.\n"
        "  fix: list them there, below [packages], with their exact versions.\n\n"
    )


def test_a_group_of_a_catalog_is_that_of_a_component(site: Path) -> None:
    result = run("new", "page", "acorn-kit", "components/cup", "--group", "Parts", "--site", site)
    assert result.exit_code == 2
    assert "--group is the catalog's group of a --component" in result.stderr


def test_a_skeleton_replaces_nothing(site: Path) -> None:
    run("new", "page", "acorn-kit", "components/cup", "--site", site)
    result = run("new", "page", "acorn-kit", "components/cup", "--site", site)
    path = site / "pages/acorn-kit/components/cup/index.md"
    assert result.exit_code == 1
    assert result.stderr == (
        f"\n{path} exists already.\n"
        "  why: a skeleton must not replace what somebody wrote.\n"
        "  fix: choose another name.\n\n"
    )


def test_navigation_files_are_named_where_there_are_some(site: Path) -> None:
    first = run("new", "page", "acorn-kit", "components/cup", "--site", site)
    assert "[[items.children]]" in first.output
    shutil.rmtree(site / "navigation")
    second = run("new", "page", "acorn-kit", "components/lid", "--site", site)
    page = site / "pages/acorn-kit/components/lid/index.md"
    assert second.output == f"Wrote {page}\nNext: describe it in {page}.\n"


def test_a_page_of_an_unknown_product_is_explained(site: Path) -> None:
    result = run("new", "page", "oak-kit", "components/cup", "--site", site)
    assert result.exit_code == 1
    assert result.stderr == (
        '\nThere is no product "oak-kit".\n'
        "  why: a page belongs to one of: acorn-kit.\n"
        "  fix: use one of these, or run `showfloor new family oak-kit` first.\n\n"
    )


@pytest.mark.parametrize("name", ["Cone", "cone_one", "cone one", "-cone", "конус"])
def test_a_page_folder_must_fit_into_an_address(site: Path, name: str) -> None:
    result = run("new", "page", "acorn-kit", f"components/{name}", "--site", site)
    assert result.exit_code in (1, 2)
    assert not (site / "pages/acorn-kit/components" / name).exists()


def test_a_demo_name_must_be_a_component(site: Path) -> None:
    folder = site / "pages/acorn-kit/components/seed"
    result = run("new", "demo", folder, "seed-counter")
    assert result.stderr == (
        '\n"seed-counter" is not the name of a component.\n'
        "  why: a demo's file, its function and its anchor share one name.\n"
        "  fix: use PascalCase, such as OrderSummary.\n\n"
    )


def test_a_demo_needs_a_page_beside_it(site: Path) -> None:
    folder = site / "pages/acorn-kit"
    result = run("new", "demo", folder, "SeedCounter")
    assert result.stderr == (
        f"\n{folder} has no index.md.\n"
        "  why: a demo lies beside the page that shows it.\n"
        "  fix: name the folder of a page, or start one with `showfloor new page`.\n\n"
    )


def test_verify_says_that_a_release_is_whole_or_what_is_wrong_with_it(tmp_path: Path) -> None:
    release = publish(tmp_path / "dist", {"/a.css": b"a", "/index.html": b"home"})
    found = run("verify", "--dist", tmp_path / "dist")
    name = release.digest[:12]
    assert (found.exit_code, found.output) == (0, f"Release {name} is whole: 2 files.\n")
    (release.folder / "public" / "a.css").write_bytes(b"b")
    found = run("verify", "--dist", tmp_path / "dist")
    assert (found.exit_code, found.output) == (
        1,
        "public/a.css: its content is another one.\n"
        "\n"
        f"Release {name} is damaged: 1 fault in 2 files.\n"
        "  why: Something changed after it was written: by hand, by a program or by the disk.\n"
        "  fix: Build the site again, which makes damaged files again. Remove unknown ones.\n",
    )


def test_verify_without_a_release_says_what_to_do(tmp_path: Path) -> None:
    found = run("verify", "--dist", tmp_path)
    assert (found.exit_code, found.output) == (
        1,
        f"\nThere is no release in {tmp_path}.\n"
        f"  why: {tmp_path}/current cannot be read: No such file or directory.\n"
        "  fix: Build the site first: showfloor build.\n\n",
    )


def test_verify_of_an_unreadable_manifest_is_explained(tmp_path: Path) -> None:
    release = publish(tmp_path, {"/index.html": b"home"})
    (release.folder / "manifest.json").write_bytes(b'{"version": 1}')
    found = run("verify", "--dist", tmp_path)
    assert (found.exit_code, found.output) == (
        1,
        f"\nThe release {release.digest} cannot be used.\n"
        "  why: It is damaged or of another version of Showfloor: its manifest does not read as"
        " one: Object missing required field `digest`.\n"
        "  fix: Build the site again: showfloor build.\n\n",
    )


def test_a_host_that_is_none_is_explained(site: Path, tmp_path: Path) -> None:
    folders = ("--dist", tmp_path / "dist", "--work", tmp_path / "work")
    result = run("build", site, *folders, "--offline-host", "http://localhost:8000")
    assert result.exit_code == 1
    assert result.stderr == (
        '\n"http://localhost:8000" is not the name of a host.\n'
        "  why: pages compare it with the host that they are read on.\n"
        '  fix: write the name alone, such as "localhost".\n\n'
    )


@pytest.mark.parametrize("folder", ["dist", "work"])
def test_a_folder_that_cannot_be_made_is_explained(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    made = Path.mkdir

    def mkdir(self: Path, mode: int = 0o777, parents: bool = False, exist_ok: bool = False) -> None:
        if self == tmp_path / folder:
            raise OSError(errno.EROFS, "Read-only file system", str(self))
        made(self, mode, parents, exist_ok)

    monkeypatch.setattr(Path, "mkdir", mkdir)
    result = run("build", site, "--dist", tmp_path / "dist", "--work", tmp_path / "work")
    assert result.exit_code == 1
    assert result.stderr.startswith(
        f"\n{tmp_path / folder} cannot be used: Read-only file system.\n  why: "
    )
