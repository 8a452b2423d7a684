"""Installs the Node packages of the engine, and the copy of the frontend that uses them."""

import shutil
import time
from collections.abc import Callable
from pathlib import Path

from filelock import FileLock

from showfloor import __version__
from showfloor.build_paths import MODULES, check_folder
from showfloor.engine_home import CARRIED, VARIABLE, frontend_folder, is_installed_engine
from showfloor.errors import ToolError
from showfloor.node import run_npm


def install_frontend(say: Callable[[str], None]) -> None:
    """Make the folder of the frontend ready where it is not; several processes may do this at once.

    Raises `ToolError` where packages are missing in a checkout, or cannot be installed, and
    `ConfigError` where their folder cannot be made.
    """
    web = frontend_folder()
    if (web / MODULES / "vite").is_dir():
        return
    if not is_installed_engine():
        raise ToolError(
            f"The Node packages of the engine are not installed in {web / MODULES}.",
            why="pages are rendered and bundled with them.",
            fix="run `make setup`.",
        )
    home = web.parent
    check_folder(
        home.parent,
        why="the Node packages of the engine are installed there.",
        instead=f"name another folder in the variable {VARIABLE}.",
    )
    home.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(home.with_name(f"{home.name}.lock")):
        if not home.is_dir():  # another process may have made it meanwhile
            _install(home, say)


def _install(home: Path, say: Callable[[str], None]) -> None:
    start = time.monotonic()
    say(f"Installing the Node packages of Showfloor {__version__} in {home}, once ...")
    unfinished = home.with_name(f"{home.name}.unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    shutil.copytree(CARRIED, unfinished / "web")
    run_npm(
        unfinished / "web",
        *("ci", "--omit=dev"),
        why="pages are rendered and bundled with packages of npm; they are installed once.",
        fix="correct what the message names, such as the registry or the proxy in npm's"
        " settings (`npm config list`), and call the command again.",
    )
    unfinished.rename(home)
    say(f"Installed after {time.monotonic() - start:.0f} s; from now on no network is needed.")
