"""Changes code in many places, one at a time, and reports which changes no unit test notices.

Usage: python scripts/mutants.py PATH

`PATH` is a file or a folder of `web/src`, which Stryker mutates, or of `src/showfloor`, which
mutmut mutates. Stryker runs the tests that import the changed file. mutmut runs those of the same
folder, or, for a module with a test file of its name, such as `search/words.py`, those of that
file. Both tools are installed at the first use.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from showfloor.node import find_node, node_environment

ROOT: Final = Path(__file__).resolve().parent.parent
LOCKS: Final = ROOT / "tests" / "mutation"
FOLDER: Final = ROOT / ".showfloor" / "mutants"
"""Where mutated copies are."""
WEB: Final = Path("web/src")
ENGINE: Final = Path("src/showfloor")
READ_BY_TESTS: Final = (
    *("CONTRIBUTING.md", "benchmarks", "docs", "examples", "node_modules", "package.json"),
    *("scripts", "site", "web"),
)
"""What tests find in addition to the engine: mutmut copies the tests and the engine only."""


class MutantsError(Exception):
    """Why nothing was mutated; the message explains what to do."""


def main(arguments: list[str]) -> int:
    """Mutate one path; return the exit code."""
    try:
        path = path_in_project(arguments)
        return mutate_web(path) if path.is_relative_to(WEB) else mutate_engine(path)
    except MutantsError as error:
        print(f"mutants: {error}", file=sys.stderr)
        return 1


def path_in_project(arguments: list[str]) -> Path:
    """Return the path relative to the project.

    Raises `MutantsError` where there is nothing to be mutated.
    """
    if len(arguments) != 1:
        raise MutantsError(
            "name one path, as in: make mutants MUTATE=src/showfloor/search/prefixes.py"
        )
    path = Path(arguments[0])
    if not (path.is_relative_to(WEB) or path.is_relative_to(ENGINE)):
        raise MutantsError(f"{path} is not in {WEB} or {ENGINE}. Name a file or a folder in them.")
    if not (ROOT / path).exists():
        raise MutantsError(f"{path} does not exist. Name a file or a folder that does.")
    return path


def mutate_web(path: Path) -> int:
    """Let Stryker mutate a part of the frontend; return its exit code."""
    stryker = LOCKS / "node_modules" / "@stryker-mutator" / "core" / "bin" / "stryker.js"
    if not stryker.exists():
        npm = shutil.which("npm", path=node_environment()["PATH"])
        if npm is None:
            raise MutantsError("there is no npm. Run `make setup`, or install npm on this system.")
        run([npm, "ci"], LOCKS)
    environment = node_environment() | {"MUTATE": path.as_posix()}
    config = LOCKS / "stryker.config.mjs"
    return run([find_node(), str(stryker), "run", str(config)], ROOT, environment)


def mutate_engine(path: Path) -> int:
    """Let mutmut mutate a part of the engine, and list what survives; return its exit code."""
    packages = FOLDER / "packages"
    if not (packages / "mutmut").exists():
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes"]
        run([*pip, "--target", str(packages), "-r", str(LOCKS / "requirements.lock")], ROOT)
    work = FOLDER / "engine"
    prepare(work, path)
    environment = os.environ | {"PYTHONPATH": str(packages)}
    mutmut = [sys.executable, "-m", "mutmut"]
    code = run([*mutmut, "run", "--max-children", "1"], work, environment)
    return run([*mutmut, "results"], work, environment) or code


def prepare(work: Path, path: Path) -> None:
    """Make a folder in which mutmut finds the project, and what it is to do."""
    shutil.rmtree(work, ignore_errors=True)
    copy = work / "mutants"
    copy.mkdir(parents=True)
    (work / "src").symlink_to(ROOT / "src")
    shutil.copytree(ROOT / "tests", work / "tests", ignore=shutil.ignore_patterns("node_modules"))
    for name in READ_BY_TESTS:
        (copy / name).symlink_to(ROOT / name)
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (work / "pyproject.toml").write_text(settings + mutmut_settings(path), encoding="utf-8")


def mutmut_settings(path: Path) -> str:
    """Return the settings that mutate a path and run its tests."""
    pattern = path if path.suffix == ".py" else path / "*.py"
    return f"""
[tool.mutmut]
source_paths = ["src"]
only_mutate = ["{pattern.as_posix()}"]
pytest_add_cli_args_test_selection = ["{tests_of(path).as_posix()}"]
process_isolation = "forkserver"  # no test has run before a change, and cached what it made
"""


def tests_of(path: Path) -> Path:
    """Return the tests of a folder, and of a module those of its name or else of its folder."""
    tests = Path("tests/unit") / path.relative_to(ENGINE)
    own = tests.with_name(f"test_{tests.name}")
    if path.suffix != ".py":
        return tests
    return own if (ROOT / own).exists() else tests.parent


def run(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> int:
    """Run a program and return its exit code."""
    return subprocess.run(command, cwd=folder, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
