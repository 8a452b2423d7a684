from pathlib import Path

import pytest

from support.site.project_scripts import commit_all, git, load_script

release = load_script("release")

CHANGELOG = "# Changelog\n\n## Unreleased\n\n- A word.\n\n## 0.1.0 (2026-01-02)\n\n- The first.\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    engine = tmp_path / "src" / "showfloor" / "__init__.py"
    engine.parent.mkdir(parents=True)
    engine.write_text('"""An engine."""\n\n__version__ = "0.1.9"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    git(tmp_path, "init", "--quiet")
    commit_all(tmp_path)
    return tmp_path


def test_a_version_is_written_to_the_changelog_and_the_engine(project: Path) -> None:
    release.write_version(project, "0.2.0", "2026-03-04")
    assert (project / "CHANGELOG.md").read_text() == (
        "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-03-04)\n\n- A word.\n\n"
        "## 0.1.0 (2026-01-02)\n\n- The first.\n"
    )
    engine = (project / "src" / "showfloor" / "__init__.py").read_text()
    assert engine == '"""An engine."""\n\n__version__ = "0.2.0"\n'


def test_a_release_says_what_comes_next(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["0.10.0"], project) == 0
    assert capsys.readouterr().out == (
        "Wrote 0.10.0 to CHANGELOG.md and src/showfloor/__init__.py.\n"
        'Next: git commit -am "Release 0.10.0" && git tag v0.10.0\n'
    )


@pytest.mark.parametrize(
    ("version", "why"),
    [
        ("0.1.9", "0.1.9 does not come after 0.1.9, the version of src/showfloor/__init__.py."),
        ("0.1.10-rc1", "0.1.10-rc1 is not a version such as 0.2.0."),
        ("1.0", "1.0 is not a version such as 0.2.0."),
    ],
)
def test_what_is_no_later_version_is_not_released(
    project: Path, capsys: pytest.CaptureFixture[str], version: str, why: str
) -> None:
    assert release.main([version], project) == 1
    assert capsys.readouterr().err == f"Nothing was released: {why}\n"
    assert (project / "CHANGELOG.md").read_text() == CHANGELOG


def test_a_release_without_changes_is_none(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "CHANGELOG.md").write_text(CHANGELOG.replace("- A word.\n", ""))
    commit_all(project)
    assert release.main(["0.2.0"], project) == 1
    assert capsys.readouterr().err == (
        "Nothing was released: CHANGELOG.md says nothing under Unreleased.\n"
    )


def test_a_release_waits_for_commits(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "notes.txt").write_text("later\n")
    assert release.main(["0.2.0"], project) == 1
    assert capsys.readouterr().err == (
        "Nothing was released: these files wait to be committed:\n?? notes.txt\n"
    )
