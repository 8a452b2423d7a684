import os
from pathlib import Path

import pytest

from showfloor.cli.check import check
from support.places import PROJECT
from support.site.project_scripts import commit_all, git, load_script
from support.site.work_folder import WORKSHOP

quick = load_script("quick")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    write(tmp_path, "src/showfloor/soil/clay.py", "")
    write(tmp_path, "tests/unit/soil/test_clay.py", "from showfloor.soil.clay import pot\n")
    write(tmp_path, "tests/unit/soil/test_sand.py", "from showfloor.soil.sand import dune\n")
    write(tmp_path, "tests/unit/garden/test_beds.py", "from showfloor.soil.clay import pot\n")
    git(tmp_path, "init", "--quiet", "--initial-branch", "main")
    commit_all(tmp_path)
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    file = root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def names(root: Path, *changed: str) -> list[str]:
    return [check.name for check in quick.plan(root, changed)]


def test_what_differs_from_the_main_branch_is_committed_or_not(project: Path) -> None:
    git(project, "checkout", "--quiet", "-b", "beds")
    write(project, "committed.py", "")
    commit_all(project)
    write(project, "new.py", "")
    write(project, "src/showfloor/soil/clay.py", "pot = 1\n")
    (project / "tests/unit/soil/test_sand.py").unlink()
    assert quick.changed_files(project) == ["committed.py", "new.py", "src/showfloor/soil/clay.py"]


def test_a_module_has_the_tests_of_its_folder_and_those_that_name_it(project: Path) -> None:
    assert quick.python_tests(project, ["src/showfloor/soil/clay.py"]) == [
        "tests/unit/garden/test_beds.py",
        "tests/unit/soil/test_clay.py",
        "tests/unit/soil/test_sand.py",
    ]


def test_where_tests_build_sites_a_module_has_its_own_alone(project: Path) -> None:
    for name in ("clay", "sand"):
        write(project, f"tests/unit/build/test_{name}.py", "")
    assert quick.python_tests(project, ["src/showfloor/build/clay.py"]) == [
        "tests/unit/build/test_clay.py"
    ]


def test_the_door_of_a_package_has_the_tests_of_the_package(project: Path) -> None:
    assert quick.python_tests(project, ["src/showfloor/soil/__init__.py"]) == ["tests/unit/soil"]


def test_a_changed_test_is_run_unless_it_needs_a_browser(project: Path) -> None:
    changed = ["tests/e2e/test_gate.py", "tests/unit/soil/test_sand.py", "tests/golden/soil/a.md"]
    assert quick.python_tests(project, changed) == ["tests/golden", "tests/unit/soil/test_sand.py"]


def test_an_example_has_all_tests_of_examples(project: Path) -> None:
    changed = ["examples/pond/tests/cases.json"]
    assert quick.python_tests(project, changed) == ["tests/examples"]


def test_each_kind_of_file_has_its_checks(project: Path) -> None:
    assert names(project, "README.md") == ["prettier"]
    assert names(project, "scripts/prune.py") == ["mypy", "ruff", "ruff format"]
    assert names(project, "src/showfloor/soil/clay.py") == [
        *("pytest", "mypy", "ruff", "ruff format", "imports"),
    ]
    assert names(project, "web/src/ui/gate.ts") == [
        *("vitest web", "tsc web", "tsc site", "eslint", "prettier"),
    ]
    assert names(project, "web/src/ui/gate.css") == ["vitest web", "stylelint", "prettier"]
    assert names(project, "site/pages/a/Gate.tsx") == [
        *("the site's sources", "tsc site", "eslint", "prettier"),
    ]
    assert names(project, "site/components/Gate.tsx") == [
        *("vitest site", "tsc site", "eslint", "prettier"),
    ]
    assert names(project, "scripts/prune.mjs") == [
        *("tsc tsconfig.scripts.json", "eslint", "prettier"),
    ]
    assert names(project, "Makefile") == []


def test_sources_are_checked_where_the_site_was_read_last(project: Path) -> None:
    def work() -> str:
        return str(quick.plan(project, ["site/pages/a/index.md"])[0].command[-1])

    assert work() == ".showfloor"
    write(project, ".showfloor/tests/work/cache.db", "")
    assert work() == ".showfloor/tests/work"
    write(project, ".showfloor/cache.db", "")
    os.utime(project / ".showfloor/tests/work/cache.db", (0, 0))
    assert work() == ".showfloor"


def test_these_are_the_folders_of_make_check_and_of_the_tests() -> None:
    own = next(option for option in check.params if option.name == "work")
    assert (own.default, WORKSHOP.work.relative_to(PROJECT).as_posix()) == quick.WORK


def test_a_check_that_fails_is_told_whole(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(project, "wrong.py", "import os\n")
    (project / "pyproject.toml").write_text('[tool.ruff.lint]\nselect = ["F"]\n')
    assert quick.main(project) == 1
    said = capsys.readouterr().out
    assert "FAILED" in said
    assert "ruff:\nF401 [*] `os` imported but unused" in said


def test_a_commit_is_held_to_the_checks_of_its_own_files(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "pyproject.toml").write_text('[tool.ruff.lint]\nselect = ["F"]\n')
    write(project, "not_staged.py", "import os\n")
    write(project, "src/showfloor/soil/clay.py", "pot = 1\n")
    git(project, "add", "pyproject.toml", "src")
    assert quick.staged_files(project) == ["pyproject.toml", "src/showfloor/soil/clay.py"]
    assert quick.main(project, staged=True) == 0
    git(project, "add", "not_staged.py")
    assert quick.main(project, staged=True) == 1
    assert "F401 [*] `os` imported but unused" in capsys.readouterr().out


def test_a_commit_is_not_held_to_tests_and_types() -> None:
    changed = ["src/showfloor/soil/clay.py", "web/src/ui/gate.ts", "Makefile"]
    checks = [check.name for check in quick.file_checks(changed)]
    assert checks == ["eslint", "prettier", "ruff", "ruff format"]


def test_rules_are_those_of_the_changed_files(project: Path) -> None:
    git(project, "checkout", "--quiet", "-b", "beds")
    assert quick.rules(project) == []
    write(project, "README.md", "")
    write(project, "web/src/ui/gate.css", "")
    (sheets, written) = quick.rules(project)
    assert (sheets.name, sheets.command[-1]) == ("stylelint", "web/src/ui/gate.css")
    assert (written.name, written.command[-1]) == ("prettier", "web/src/ui/gate.css")
    write(project, "src/showfloor/soil/clay.py", "pot = 1\n")
    write(project, ".github/workflows/test.yml", "")
    assert [check.name for check in quick.rules(project)][-2:] == ["patterns", "workflows"]


@pytest.mark.parametrize("name", ["eslint.config.js", "Makefile", "site/package-lock.json"])
def test_a_change_of_rules_or_packages_concerns_all_files(project: Path, name: str) -> None:
    write(project, name, "")
    assert tuple(check.name for check in quick.rules(project)) == quick.RULES


def test_all_files_are_looked_at_where_there_is_no_main_branch(project: Path) -> None:
    git(project, "branch", "--quiet", "-m", "beds")
    checks = quick.rules(project)
    assert tuple(check.name for check in checks) == quick.RULES
    assert checks[0].command == ["make", "--no-print-directory", "eslint"]


def test_nothing_is_checked_where_nothing_differs(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert quick.main(project) == 0
    assert capsys.readouterr().out == "Nothing differs from the main branch.\n"
    assert quick.main(project, staged=True) == 0
    assert capsys.readouterr().out == "Nothing is staged.\n"
