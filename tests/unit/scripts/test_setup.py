import json
import sys
from pathlib import Path
from threading import Barrier

import pytest

from support.site.project_scripts import load_script

setup = load_script("setup")

ROOT = Path(__file__).parents[3]


def test_an_old_python_is_told_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 2))
    monkeypatch.setattr(sys, "version", "3.10.2 (main)")
    assert setup.main([]) == 1
    assert capsys.readouterr().err == (
        "\nSetup stopped: Python 3.10.2 is too old; Showfloor needs 3.11 or newer.\n"
        "Install one and call make with it: make PYTHON=python3.12 serve\n"
    )


def test_steps_that_need_nothing_of_each_other_are_taken_side_by_side() -> None:
    both = Barrier(2)

    def meet() -> None:
        both.wait(timeout=30)  # alone it would wait for ever

    setup.take_at_once([[("Roots", meet)], [("Leaves", meet)]])


def test_all_that_stopped_setup_is_said() -> None:
    def fail(what: str) -> None:
        raise setup.SetupError(f"No {what}.")

    grown: list[str] = []
    roots = [("Roots", lambda: fail("roots")), ("Bark", lambda: grown.append("bark"))]
    with pytest.raises(setup.SetupError, match=r"^No roots\.\n\nNo leaves\.$"):
        setup.take_at_once([roots, [("Leaves", lambda: fail("leaves"))]])
    assert grown == []


def test_what_no_step_foresees_is_raised_as_it_is() -> None:
    with pytest.raises(ZeroDivisionError):
        setup.take_at_once([[("Roots", lambda: 1 / 0)], []])


def test_a_step_is_done_again_when_what_it_depends_on_changes(tmp_path: Path) -> None:
    lock, stamp = tmp_path / "lock", tmp_path / "stamp"
    lock.write_text("one")
    stamp.write_text(setup.digest(lock))
    assert setup.is_current(stamp, setup.digest(lock))
    lock.write_text("two")
    assert not setup.is_current(stamp, setup.digest(lock))


def test_what_serving_needs_is_installed_alone_and_tests_add_to_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    venv = tmp_path / ".venv"
    asked: list[str] = []

    def run(command: list[str], hint: str) -> None:
        venv.mkdir(exist_ok=True)
        asked.append(command[-1])

    for name in ("requirements.lock", "requirements-test.lock"):
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "VENV", venv)
    monkeypatch.setattr(setup, "run", run)
    for tests in (False, False, True, True, False):
        setup.python_packages(tests=tests)
    assert asked == [str(venv), "requirements.lock", "requirements-test.lock"]


def test_settings_of_tools_do_not_link_the_package_again(tmp_path: Path) -> None:
    pyproject = tmp_path / "pyproject.toml"
    pyproject.write_text('[project]\nname = "acorn"\n')
    before = setup.package_metadata(pyproject)
    pyproject.write_text('[project]\nname = "acorn"\n[tool.ruff]\nline-length = 100\n')
    assert setup.package_metadata(pyproject) == before
    pyproject.write_text('[project]\nname = "birch"\n')
    assert setup.package_metadata(pyproject) != before


def packages(root: Path, *, wanted: str = "1.0.0", locked: str = "a", here: str = "a") -> Path:
    """Write what is wanted, locked and installed of a package; one is for another system."""
    pine = "node_modules/pine-kit"
    top = {"dependencies": {"pine-kit": "1.0.0"}}
    other = {
        "node_modules/for-another-system": {"integrity": "o", "optional": True},
    }
    files = {
        "package.json": {"name": "site", "dependencies": {"pine-kit": wanted}},
        "package-lock.json": {"packages": {"": top, pine: {"integrity": locked}, **other}},
        "node_modules/.package-lock.json": {"packages": {pine: {"integrity": here}}},
    }
    (root / "node_modules").mkdir()
    for name, content in files.items():
        (root / name).write_text(json.dumps(content))
    return root


@pytest.mark.parametrize(
    ("other", "as_locked"),
    [({}, True), ({"wanted": "1.1.0"}, False), ({"locked": "b"}, False), ({"here": "b"}, False)],
)
def test_packages_are_installed_again_unless_they_are_as_locked(
    tmp_path: Path, other: dict[str, str], as_locked: bool
) -> None:
    assert setup.is_as_locked(packages(tmp_path, **other)) == as_locked


def test_packages_that_were_never_installed_are_not_as_locked(tmp_path: Path) -> None:
    assert not setup.is_as_locked(tmp_path)


def test_the_folder_that_a_link_leads_to_is_not_emptied(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path)
    monkeypatch.setattr(setup, "VENV", link)
    with pytest.raises(setup.SetupError) as caught:
        setup.python_packages(tests=False)
    assert str(caught.value) == (
        f"{link} is a link, and set-up would empty the folder that it leads to.\n"
        "Remove the link; set-up then makes a folder of its own."
    )


def test_a_configured_browser_must_be_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SHOWFLOOR_CHROMIUM", str(tmp_path / "none"))
    with pytest.raises(setup.SetupError) as caught:
        setup.find_chromium()
    assert str(caught.value) == f"SHOWFLOOR_CHROMIUM is {tmp_path / 'none'}, which is not a file."


@pytest.mark.parametrize(
    ("chromium", "there", "installed"),
    [
        (None, [], ["chromium-headless-shell", "fonts-liberation"]),
        ("/usr/bin/chromium", [], ["fonts-liberation"]),
        ("/usr/bin/chromium", ["fonts-liberation"], None),
    ],
)
def test_on_debian_what_the_tests_lack_is_installed_at_once(
    monkeypatch: pytest.MonkeyPatch,
    chromium: str | None,
    there: list[str],
    installed: list[str] | None,
) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(setup, "find_chromium", lambda: chromium)
    monkeypatch.setattr(setup, "is_debian_root", lambda: True)
    monkeypatch.setattr(setup, "is_installed", lambda package: package in there)
    monkeypatch.setattr(setup, "run", lambda command, *_: asked.append(list(command)))
    setup.browser()
    if installed is None:
        assert asked == []
    else:
        options = ["install", "-y", "-qq", "--no-install-recommends"]
        assert asked == [["apt-get", "update", "-qq"], ["apt-get", *options, *installed]]


def test_on_debian_other_browsers_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(setup.shutil, "which", lambda name: name == "firefox")
    monkeypatch.setattr(setup, "is_debian_root", lambda: True)
    monkeypatch.setattr(setup, "install", lambda packages: asked.append(list(packages)))
    setup.engines()
    assert asked == [["webkit2gtk-driver", "xvfb", "rclone"]]


def test_elsewhere_it_is_said_which_browsers_are_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(setup.shutil, "which", lambda name: None)
    monkeypatch.setattr(setup, "is_debian_root", lambda: False)
    setup.engines()
    assert capsys.readouterr().out == (
        "Not installed: firefox-esr, webkit2gtk-driver, xvfb, rclone (packages of Debian). Tests"
        " that need them are skipped; install them with your system's package manager.\n"
    )


def test_a_package_that_is_not_there_is_not_installed() -> None:
    if not setup.is_debian_root():
        pytest.skip("there is no dpkg here")
    assert setup.is_installed("dpkg")
    assert not setup.is_installed("acorns-of-showfloor")


def test_a_command_that_fails_says_what_failed_and_what_may_help(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = [sys.executable, "-c", "print('what it said'); raise SystemExit(3)"]
    with pytest.raises(setup.SetupError) as caught:
        setup.run(command, "Try this.")
    assert str(caught.value) == f"`{' '.join(command)}` failed (exit code 3).\nTry this."
    assert "what it said" in capsys.readouterr().err


def test_the_version_of_node_is_read_as_numbers(tmp_path: Path) -> None:
    fake = tmp_path / "node"
    fake.write_text("#!/bin/sh\necho v22.18.4\n")
    fake.chmod(0o755)
    assert setup.node_version(str(fake)) == (22, 18, 4)
    assert setup.node_version(None) == ()
