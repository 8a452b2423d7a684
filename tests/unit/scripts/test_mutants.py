import tomllib
from pathlib import Path

import pytest

from support.site.project_scripts import load_script

mutants = load_script("mutants")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "name one path, as in: make mutants MUTATE=src/showfloor/search/prefixes.py"),
        (
            ["site/pages"],
            "site/pages is not in web/src or src/showfloor. Name a file or a folder in them.",
        ),
        (
            ["web/src/leaf.ts"],
            "web/src/leaf.ts does not exist. Name a file or a folder that does.",
        ),
    ],
)
def test_a_path_that_cannot_be_mutated_is_explained(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert mutants.main(arguments) == 1
    assert capsys.readouterr().err == f"mutants: {said}\n"


@pytest.mark.parametrize(
    ("path", "pattern", "tests"),
    [
        ("src/showfloor/search/words.py", "words.py", "tests/unit/search/test_words.py"),
        ("src/showfloor/search/ranking.py", "ranking.py", "tests/unit/search"),
        ("src/showfloor/search", "*.py", "tests/unit/search"),
    ],
)
def test_a_module_is_mutated_before_its_own_tests_or_else_those_of_its_folder(
    path: str, pattern: str, tests: str
) -> None:
    settings = tomllib.loads(mutants.mutmut_settings(Path(path)))["tool"]["mutmut"]
    assert settings["only_mutate"] == [f"src/showfloor/search/{pattern}"]
    assert settings["pytest_add_cli_args_test_selection"] == [tests]


def test_what_is_mutated_is_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("src", "tests/unit", "tests/mutation/node_modules"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "tests/unit/test_leaf.py").touch()
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    work = tmp_path / "work"
    for _ in range(2):
        mutants.prepare(work, Path("src/showfloor/leaf.py"))
    assert (work / "tests/unit/test_leaf.py").exists()
    assert not (work / "tests/mutation/node_modules").exists()
    assert (work / "mutants/web").readlink() == tmp_path / "web"
    assert tomllib.loads((work / "pyproject.toml").read_text()).keys() == {"project", "tool"}
