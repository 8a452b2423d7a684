"""Checks what differs from the main branch, and nothing else: `make quick`.

`make staged` looks at the files of the next commit alone, one by one: hooks run it. `make changed`
does the same with all files that differ; `make test` is made of it and of the checks of the whole.

Everything that looks at one file at a time looks at the changed ones; types are checked whole, from
a warm cache. Python tests are those beside the changed modules, or that name them;
Vitest finds its own by imports. `make test` is what a change must pass in the end.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
MAIN = ("origin/HEAD", "origin/main", "main")
"""What a change is compared with: the first of these that there is."""
AT_ONCE = 2
"""Most checks use one core; the machines that they are measured on have two."""

PRETTIER = (".ts", ".tsx", ".js", ".mjs", ".css", ".json", ".md", ".yml", ".yaml")
ESLINT = (".ts", ".tsx", ".js", ".mjs")
OF_SITE = ("site/components/", "site/contracts/")
"""What the site has tests of, and nearly every page would be drawn again after a change of it."""
STYLELINT = ("web/src/", "site/components/")
"""Folders of the style sheets of the shell and the site."""
BUNDLED = (*ESLINT, ".css")
TYPED = {
    "web": ("web/",),
    "site": ("web/", "site/"),
    "site/tsconfig.adapters.json": ("site/tsconfig", "site/pages/x-date-pickers/localization/"),
    "examples/grid-server/page": ("site/tsconfig", "examples/"),
    "tsconfig.scripts.json": ("scripts/", "tests/", "eslint.", "stylelint.", "knip."),
}
"""Projects of the TypeScript compiler, and the folders that each takes in."""
WHOLE = {
    **dict.fromkeys(
        ("tests/golden/", "src/showfloor/markdown/", "src/showfloor/demos/"), "tests/golden"
    ),
    "examples/": "tests/examples",
}
"""Folders whose tests are run all together."""
DEAR = {"build", "cli", "dev"}
"""Packages whose tests build sites: of these, the tests of the module alone are run."""
RULES = ("eslint", "prettier", "stylelint", "patterns", "workflows")
"""Words of `make` that look at all files, one by one."""
OF_RULES = {"package.json", "package-lock.json", "tsconfig.json"}
"""Files that decide what is found in others, wherever they lie."""
WORK = (".showfloor", ".showfloor/tests/work")
"""Folders in which the site is read: by `make check` and builds, and by tests."""


class Check(NamedTuple):
    """A command, and how a person calls it."""

    name: str
    command: Sequence[str]


class Outcome(NamedTuple):
    """What came of a check."""

    check: Check
    passed: bool
    output: str
    seconds: float


def main(root: Path = ROOT, *, staged: bool = False, one_by_one: bool = False) -> int:
    """Run the checks of what changed, or of what is staged; return 1 where one fails."""
    if staged:
        checks = [*file_checks(staged_files(root))]
    else:
        checks = rules(root) if one_by_one else plan(root, changed_files(root))
    if not checks:
        print(f"Nothing {'is staged' if staged else 'differs from the main branch'}.")
        return 0
    with ThreadPoolExecutor(AT_ONCE) as threads:
        outcomes = list(threads.map(lambda check: _run(root, check), checks))
    for check, passed, _, seconds in outcomes:
        print(f"  {'ok    ' if passed else 'FAILED'} {seconds:5.1f} s  {check.name}")
    for check, passed, output, _ in outcomes:
        if not passed:
            print(f"\n{check.name}:\n{output.rstrip()}")
    return 0 if all(outcome.passed for outcome in outcomes) else 1


def changed_files(root: Path) -> list[str]:
    """Return the files that differ from the main branch, new ones too but not deleted ones.

    Without a branch to compare with, those that are not committed.
    """
    names = {
        *_git(root, "diff", "--name-only", "--diff-filter=d", _base(root) or "HEAD"),
        *_git(root, "ls-files", "--others", "--exclude-standard"),
    }
    return sorted(names)


def differing(root: Path) -> list[str]:
    """Return the files, tracked by git, that differ from the last commit."""
    return _git(root, "diff", "--name-only", "HEAD")


def staged_files(root: Path) -> list[str]:
    """Return the files that the next commit adds or changes."""
    return _git(root, "diff", "--cached", "--name-only", "--diff-filter=d")


def plan(root: Path, changed: Sequence[str]) -> list[Check]:
    """Return the checks that changed files ask for, those that take longest first.

    The sources of the site take longest where nothing has read them yet: types are read for the
    reference.
    """
    return [
        *_sources(root, changed),
        *_tests(root, changed),
        *_types(changed),
        *file_checks(changed),
        *_imports(changed),
    ]


def file_checks(changed: Sequence[str]) -> Iterator[Check]:
    """Yield the checks that look at one file at a time."""
    if scripts := [name for name in changed if name.endswith(ESLINT)]:
        yield Check("eslint", node_command("eslint/bin/eslint.js", "--no-warn-ignored", *scripts))
    if sheets := [name for name in changed if name.startswith(STYLELINT) and name.endswith(".css")]:
        yield Check("stylelint", node_command("stylelint/bin/stylelint.mjs", *sheets))
    if written := [name for name in changed if name.endswith(PRETTIER)]:
        command = ["--check", "--log-level", "warn", "--ignore-unknown", *written]
        yield Check("prettier", node_command("prettier/bin/prettier.cjs", *command))
    if modules := [name for name in changed if name.endswith(".py")]:
        yield Check("ruff", [sys.executable, "-m", "ruff", "check", *modules])
        yield Check("ruff format", [sys.executable, "-m", "ruff", "format", "--check", *modules])


def rules(root: Path) -> list[Check]:
    """Return the checks that look at one file at a time, for the changed ones.

    All files are looked at where there is no branch to compare with, and after a change of a
    package or of a configuration, which lie at the top.
    """
    changed = changed_files(root)
    paths = [Path(name) for name in changed if not name.endswith(".md")]
    if not _base(root) or any(len(path.parts) == 1 or path.name in OF_RULES for path in paths):
        return [Check(name, ["make", "--no-print-directory", name]) for name in RULES]
    return [*file_checks(changed), *_engine_and_workflows(changed)]


def python_tests(root: Path, changed: Sequence[str]) -> list[str]:
    """Return the tests of changed modules: their own, and those that name a module."""
    found = {name for name in changed if name.startswith("tests/") and _is_test(name)}
    modules = [name for name in changed if name.startswith("src/showfloor/")]
    for module in modules:
        found.update(_beside(root, Path(module).relative_to("src/showfloor")))
    found.update(_naming(root, [_dotted(module) for module in modules if _is_module(module)]))
    for folder, tests in WHOLE.items():
        if any(name.startswith(folder) for name in changed):
            found.add(tests)
    return sorted(found)


def _tests(root: Path, changed: Sequence[str]) -> Iterator[Check]:
    if tests := python_tests(root, changed):
        yield Check("pytest", [sys.executable, "-m", "pytest", "-q", "-n", "2", *tests])
    for project, folders in (("web", "web/"), ("site", OF_SITE)):
        bundled = [name for name in changed if name.startswith(folders) and name.endswith(BUNDLED)]
        if files := [str(root / name) for name in bundled]:
            command = ["related", "--run", "--root", project, "--passWithNoTests", *files]
            yield Check(f"vitest {project}", node_command("vitest/vitest.mjs", *command))


def _types(changed: Sequence[str]) -> Iterator[Check]:
    if any(name.endswith(".py") for name in changed):
        yield Check("mypy", [sys.executable, "-m", "mypy"])
    scripts = [name for name in changed if name.endswith(ESLINT)]
    for project, folders in TYPED.items():
        if any(name.startswith(folders) for name in scripts):
            # With one checker, as in `make tsc`: each of several reads most types for itself.
            options = ("-p", project, "--checkers", "1")
            command = node_command(
                "@typescript/native/bin/tsc", *options, packages="web/node_modules"
            )
            yield Check(f"tsc {project}", command)


def _imports(changed: Sequence[str]) -> Iterator[Check]:
    if any(name.startswith("src/") and name.endswith(".py") for name in changed):
        program = Path(sys.executable).with_name("lint-imports")
        yield Check("imports", [str(program), "--no-cache"])


def _engine_and_workflows(changed: Sequence[str]) -> Iterator[Check]:
    if any(name.startswith(("src/", "scripts/patterns.")) for name in changed):
        yield Check("patterns", [sys.executable, "scripts/patterns.py"])
    if any(name.startswith(".github/") for name in changed):
        yield Check("workflows", [str(Path(sys.executable).with_name("actionlint"))])


def _sources(root: Path, changed: Sequence[str]) -> Iterator[Check]:
    if any(name.startswith("site/") and not name.startswith(OF_SITE) for name in changed):
        command = [sys.executable, "-m", "showfloor", "check", "--work", _read_last(root)]
        yield Check("the site's sources", command)


def _read_last(root: Path) -> str:
    """Return the folder in which the site was read last: most of it need not be read again."""

    def moment(work: str) -> float:
        database = root / work / "cache.db"
        return database.stat().st_mtime if database.exists() else 0

    return max(WORK, key=moment)


def _beside(root: Path, module: Path) -> Iterator[str]:
    """Yield the tests of the folder of a module: its neighbors use it."""
    folder = root / "tests/unit" / module.parent
    if module.name == "__init__.py" or module.suffix != ".py":
        found: Iterable[Path] = [folder]
    elif module.parts[0] in DEAR:
        found = folder.glob(f"test_{module.stem}*.py")
    else:
        found = folder.glob("test_*.py")
    yield from (place.relative_to(root).as_posix() for place in found if place.exists())


def _naming(root: Path, modules: Sequence[str]) -> Iterator[str]:
    """Yield the tests below `tests/unit` that import one of some modules by its name."""
    for test in sorted((root / "tests" / "unit").rglob("test_*.py")) if modules else ():
        text = test.read_text(encoding="utf-8")
        if any(f"from {module} import" in text for module in modules):
            yield test.relative_to(root).as_posix()


def _is_module(name: str) -> bool:
    """Return whether a file is a module with a name of its own; a package's door names them all."""
    return name.endswith(".py") and not name.endswith("/__init__.py")


def _dotted(module: str) -> str:
    return ".".join(Path(module).relative_to("src").with_suffix("").parts)


def _is_test(name: str) -> bool:
    """Return whether a file holds tests that need no browser."""
    path = Path(name)
    return path.match("test_*.py") and "e2e" not in path.parts and "site" not in path.parts


def node_command(program: str, *arguments: str, packages: str = "node_modules") -> list[str]:
    """Return the command that starts a program of a Node package."""
    return [sys.executable, "scripts/node.py", f"{packages}/{program}", *arguments]


def _base(root: Path) -> str | None:
    """Return the commit at which the work on this branch began; nothing without a main branch."""
    bases = (_git(root, "merge-base", "HEAD", name) for name in MAIN)
    return next((found[0] for found in bases if found), None)


def _git(root: Path, *words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def _run(root: Path, check: Check, clock: Callable[[], float] = time.perf_counter) -> Outcome:
    start = clock()
    done = subprocess.run(
        check.command, cwd=root, capture_output=True, text=True, encoding="utf-8", check=False
    )
    return Outcome(check, done.returncode == 0, done.stdout + done.stderr, clock() - start)


if __name__ == "__main__":
    asked = sys.argv[1:]
    sys.exit(main(staged="--staged" in asked, one_by_one="--one-by-one" in asked))
