"""Installs everything the project needs, and only what is missing.

Usage: python3 scripts/setup.py [--tests] [--browser] [--engines]

Runs on Python 3.11+ with the standard library alone. Creates `.venv` from
`requirements.lock`, brings Node (the system's, else `requirements-node.lock`), and installs the
packages of the engine (`web/package-lock.json`) and those of the site (`site/package-lock.json`):
all that building and serving needs. With `--tests` it also brings the tools of checks and tests
(`requirements-test.lock`, `package-lock.json`), with `--browser` these and a Chromium and a font
that readers have, with `--engines` also Firefox, WebKitGTK
and rclone, or reports that they are missing.
Each step is skipped while the files that it depends on are unchanged.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
MIN_PYTHON = (3, 11)
MIN_NODE = (22, 18)
# Folders with a `package.json`: the engine's, and the site's; then that with the tools of tests.
NODE_FOLDERS = ("web", "site")
TOOLS = "."
# A font as wide as Arial, which readers have: until the site's own fonts have come, pages are drawn
# with it, and a wider one would break their lines elsewhere.
ARIAL_SUBSTITUTE = "fonts-liberation"
# The browser without windows goes first: for each visitor of a test it takes a quarter of the time.
SHELL = "chromium-headless-shell"
CHROMIUM_NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Other browsers, and what puts files into object stores, for the tests that take long: by their
# packages in Debian, with the programs of which each needs one.
ENGINES = {
    "firefox-esr": ("firefox-esr", "firefox"),
    "webkit2gtk-driver": ("WebKitWebDriver",),
    "xvfb": ("Xvfb",),
    "rclone": ("rclone",),
}


if TYPE_CHECKING:  # Pythons that are too old would not read it, and could report nothing
    Steps = list[tuple[str, Callable[[], None]]]
    """What is to be done, in its order, with the names to print."""


class SetupError(Exception):
    """Something that setup cannot fix by itself; the message explains what to do."""


def main(arguments: Sequence[str]) -> int:
    """Run all steps; return the exit code."""
    tests = not {"--tests", "--browser", "--engines"}.isdisjoint(arguments)
    of_python: Steps = [
        ("Python packages", lambda: python_packages(tests=tests)),
        ("Showfloor itself", engine),
    ]
    of_node = [node_packages_of(name) for name in (*NODE_FOLDERS, *((TOOLS,) if tests else ()))]
    browsers: Steps = []
    if "--browser" in arguments:
        browsers.append(("Chromium for the tests", browser))
    if "--engines" in arguments:
        browsers.append(("Other browsers for the tests", engines))
    try:
        check_python()
        if has_own_node():
            take_at_once([of_python, *of_node])
        else:
            take([*of_python, ("Node", node)])
            take_at_once(of_node)
        take(browsers)
    except SetupError as error:
        print(f"\nSetup stopped: {error}", file=sys.stderr)
        return 1
    return 0


def has_own_node() -> bool:
    """Return whether the system has a Node that will do: then nothing of Node waits for Python."""
    return node_version(shutil.which("node")) >= MIN_NODE


def take_at_once(chains: Sequence[Steps]) -> None:
    """Take chains of steps side by side, as most of their time is the network's.

    Raises `SetupError` with what stopped them, when all have ended.
    """
    with ThreadPoolExecutor(len(chains)) as threads:
        under_way = [threads.submit(take, chain) for chain in chains]
    errors = [error for one in under_way if (error := one.exception()) is not None]
    for error in errors:
        if not isinstance(error, SetupError):
            raise error
    if errors:
        raise SetupError("\n\n".join(map(str, errors)))


def take(steps: Steps) -> None:
    """Take steps one after the other."""
    for name, step in steps:
        step_announced(name, step)


def step_announced(name: str, step: Callable[[], None]) -> None:
    """Run a step and print how long it took, unless there was nothing to do."""
    start = time.monotonic()
    step()
    seconds = time.monotonic() - start
    if seconds > 1:
        print(f"  {name}: ready after {seconds:.0f} s", flush=True)


def check_python() -> None:
    """Raise where this Python is too old for the project."""
    if sys.version_info < MIN_PYTHON:
        raise SetupError(
            f"Python {sys.version.split()[0]} is too old; Showfloor needs 3.11 or newer.\n"
            "Install one and call make with it: make PYTHON=python3.12 serve"
        )


def python_packages(*, tests: bool) -> None:
    """Create the virtual environment and install the locked packages into it."""
    serving = Lock(VENV / ".installed", ROOT / "requirements.lock")
    testing = Lock(VENV / ".installed-tests", ROOT / "requirements-test.lock")
    wanted = testing if tests else serving
    if serving.is_installed() and wanted.is_installed():
        return
    if VENV.is_symlink():
        raise SetupError(
            f"{VENV} is a link, and set-up would empty the folder that it leads to.\n"
            "Remove the link; set-up then makes a folder of its own."
        )
    print("Installing Python packages into .venv ...", flush=True)
    if not serving.is_installed():
        run(
            [sys.executable, "-m", "venv", "--clear", str(VENV)],
            "On Debian or Ubuntu, install the package python3-venv.",
        )
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, "--require-hashes", "-r", wanted.file.name], "Is PyPI reachable from here?")
    for lock in {serving, wanted}:  # that of the tests has all of the other
        lock.note_installed()


class Lock(NamedTuple):
    """A file of locked Python packages, and the file with the state of it that is installed."""

    stamp: Path
    file: Path

    def is_installed(self) -> bool:
        """Return whether its packages are installed, for this Python."""
        return is_current(self.stamp, self._state())

    def note_installed(self) -> None:
        """Remember that they are."""
        self.stamp.write_text(self._state(), encoding="utf-8")

    def _state(self) -> str:
        return digest(self.file, extra=sys.version)


def engine() -> None:
    """Install the engine, as it lies here, with its command."""
    stamp = VENV / ".engine"
    wanted = f"{ROOT} {package_metadata(ROOT / 'pyproject.toml')}"
    if is_current(stamp, wanted):
        return
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, "--no-deps", "--no-build-isolation", "-e", "."], "See the output above.")
    stamp.write_text(wanted, encoding="utf-8")


def package_metadata(pyproject: Path) -> str:
    """Return a digest of the package in a `pyproject.toml`, without settings of tools."""
    import tomllib  # not in Pythons that are too old, which are refused before this

    tables = tomllib.loads(pyproject.read_text(encoding="utf-8"))
    tools = tables.get("tool", {})
    described = [tables.get("project"), tables.get("build-system"), tools.get("hatch")]
    return hashlib.sha256(repr(described).encode()).hexdigest()


def node() -> None:
    """Install Node into the virtual environment where the system has none that is new enough."""
    if node_version(find_node()) >= MIN_NODE:
        return
    print("No Node 22.18 or newer found: installing one into .venv ...", flush=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, "--require-hashes", "-r", "requirements-node.lock"], "Is PyPI reachable from here?")
    if node_version(find_node()) < MIN_NODE:
        raise SetupError("the installed Node does not run; install Node 22.18+ on this system.")


def node_packages_of(name: str) -> Steps:
    """Return the step that installs the packages of a folder."""
    where = "node_modules" if name == TOOLS else f"{name}/node_modules"
    return [(f"Node packages in {where}", lambda: node_packages(ROOT / name, where))]


def node_packages(folder: Path, where: str) -> None:
    """Install `node_modules` in a folder exactly as locked."""
    stamp = folder / "node_modules" / ".installed"
    wanted = digest(folder / "package-lock.json", folder / "package.json")
    if is_current(stamp, wanted):
        return
    if is_as_locked(folder):  # somebody added a package with npm
        stamp.write_text(wanted, encoding="utf-8")
        return
    print(f"Installing Node packages into {where} ...", flush=True)
    npm = shutil.which("npm", path=search_path())
    if npm is None:
        raise SetupError("Node is here but npm is not; install npm on this system.")
    run(
        [npm, "ci", "--no-audit", "--no-fund"],
        "Is the npm registry reachable from here?",
        folder=folder,
    )
    stamp.write_text(wanted, encoding="utf-8")


def is_as_locked(folder: Path) -> bool:
    """Return whether npm has installed the lock, and the lock fits `package.json`."""
    installed = folder / "node_modules" / ".package-lock.json"
    if not installed.is_file():
        return False
    here = json.loads(installed.read_text(encoding="utf-8"))["packages"]
    locked = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    top = locked.pop("")
    kinds = ("dependencies", "devDependencies", "peerDependencies")
    return (
        all(top.get(kind) == wanted.get(kind) for kind in kinds)
        and here.keys() <= locked.keys()
        and all(
            here[name].get("integrity") == package.get("integrity")
            if name in here
            else package.get("optional", False)  # or for another system
            for name, package in locked.items()
        )
    )


def browser() -> None:
    """Find a Chromium, or install one in the way this system allows."""
    missing = [] if find_chromium() else [SHELL]
    if is_debian_root():
        missing += [] if is_installed(ARIAL_SUBSTITUTE) else [ARIAL_SUBSTITUTE]
        if missing:
            install(missing)
    elif missing:
        print("Asking Playwright for a Chromium ...", flush=True)
        run(
            [str(PYTHON), "-m", "playwright", "install", "chromium"],
            "Install Chromium with your system's package manager, or set SHOWFLOOR_CHROMIUM to\n"
            "the path of a Chrome or Chromium, and call make again.",
        )
    print(browser_lines(find_chromium() or ""), flush=True)


def browser_lines(path: str) -> str:
    """Return which browser the tests use, and the newest one of the system if it is another."""
    version = version_of(path)
    newest = newest_package(Path(path).name)
    lines = f"Browser of the tests: {version} ({path})"
    if newest and version not in newest:
        lines += f"\nThe system offers {newest}: apt-get install {Path(path).name}"
    return lines


def version_of(path: str) -> str:
    """Return the version of a browser; Windows has none that print it."""
    if os.name == "nt" or not Path(path).is_file():
        return "unknown"
    answer = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
    numbers = re.search(r"\d+(?:\.\d+)+", answer.stdout)
    return numbers[0] if numbers else "unknown"


def newest_package(name: str) -> str | None:
    """Return the version of a package that Debian would install, as far as this machine knows."""
    if not shutil.which("apt-cache"):
        return None
    asked = ["apt-cache", "policy", name]
    answer = subprocess.run(asked, capture_output=True, text=True, check=False)
    candidate = re.search(r"Candidate: (?!\(none\))(\S+)", answer.stdout)
    return candidate[1] if candidate else None


def engines() -> None:
    """Install the browsers other than Chromium, or print which of them the tests go without."""
    missing = [name for name, programs in ENGINES.items() if not any(map(shutil.which, programs))]
    if missing and is_debian_root():
        install(missing)
    elif missing:
        print(
            f"Not installed: {', '.join(missing)} (packages of Debian). Tests that need them are"
            " skipped; install them with your system's package manager.",
            flush=True,
        )


def install(packages: Sequence[str]) -> None:
    """Install packages of Debian."""
    print(f"Installing Debian's {' and '.join(packages)} ...", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-qq"], "Are Debian's packages reachable?", environment)
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    run(command, "See the output above.", environment)


def is_installed(package: str) -> bool:
    """Return whether a package of Debian is there."""
    question = ["dpkg-query", "--show", "--showformat", "${db:Status-Status}", package]
    answer = subprocess.run(question, capture_output=True, text=True, check=False)
    return answer.stdout == "installed"


def find_chromium() -> str | None:
    """Return the Chromium that the tests use, or nothing."""
    configured = os.environ.get("SHOWFLOOR_CHROMIUM")
    if configured:
        if not Path(configured).is_file():
            raise SetupError(f"SHOWFLOOR_CHROMIUM is {configured}, which is not a file.")
        return configured
    on_path = (shutil.which(name) for name in CHROMIUM_NAMES)
    return next((path for path in on_path if path), playwright_chromium())


def playwright_chromium() -> str | None:
    """Return the Chromium that Playwright has fetched before, or nothing."""
    code = (
        "from playwright.sync_api import sync_playwright as s\n"
        "with s() as p: print(p.chromium.executable_path)"
    )
    answer = subprocess.run([PYTHON, "-c", code], capture_output=True, text=True, check=False)
    path = answer.stdout.strip()
    return path if path and Path(path).is_file() else None


def is_debian_root() -> bool:
    """Return whether Debian packages can be installed here without asking anybody."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and Path("/etc/debian_version").exists() and bool(shutil.which("apt-get"))


def search_path() -> str:
    """Return PATH with the virtual environment last, so that the system's Node goes first.

    A system Node that is too old is left out by putting the environment first instead.
    """
    system = os.environ.get("PATH", "")
    system_node = shutil.which("node", path=system)
    if system_node and node_version(system_node) >= MIN_NODE:
        return f"{system}{os.pathsep}{BIN}"
    return f"{BIN}{os.pathsep}{system}"


def find_node() -> str | None:
    """Return the Node that the project uses, or nothing."""
    return shutil.which("node", path=search_path())


def node_version(node_path: str | None) -> tuple[int, ...]:
    """Return a Node's version as numbers; empty when there is none."""
    if node_path is None:
        return ()
    answer = subprocess.run([node_path, "--version"], capture_output=True, text=True, check=False)
    parts = answer.stdout.strip().removeprefix("v").split(".")
    return tuple(int(part) for part in parts) if all(p.isdigit() for p in parts) else ()


def run(
    command: Sequence[str],
    hint: str,
    environment: dict[str, str] | None = None,
    *,
    folder: Path = ROOT,
) -> None:
    """Run a command with its output shown only when it fails."""
    env = environment or {**os.environ, "PATH": search_path()}
    try:
        answer = subprocess.run(
            command, cwd=folder, env=env, check=False, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
    except OSError as error:
        raise SetupError(f"{command[0]} does not run ({error}).\n{hint}") from error
    if answer.returncode != 0:
        print(answer.stdout, file=sys.stderr)
        raise SetupError(f"`{' '.join(command)}` failed (exit code {answer.returncode}).\n{hint}")


def digest(*files: Path, extra: str = "") -> str:
    """Return one hash over the contents of some files."""
    state = hashlib.sha256(extra.encode())
    for file in files:
        state.update(file.read_bytes())
    return state.hexdigest()


def is_current(stamp: Path, wanted: str) -> bool:
    """Return whether a step was finished with exactly these inputs."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
