"""Starts the Node programs of the frontend: the bundler and the development server.

They take long to get ready, so they are started first. This module imports little for that.
"""

import re
import secrets
import socket
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from showfloor.build_paths import BuildPaths
from showfloor.errors import BundleError
from showfloor.frontend.built_files import read_built
from showfloor.node import NodeProgram, NodePrograms, RunningProgram, find_node, node_version

BUNDLER: Final = NodeProgram(
    name="build",
    # Vite hands it every chunk many times: with the default, a fifth of its time went into garbage
    # collection.
    options=("--min-semi-space-size=64", "--max-semi-space-size=64"),
    environment={"NODE_ENV": "production"},
    seconds=30 * 60,
    failed="The frontend cannot be built:\n{reason}",
    why="Pages need its scripts and styles, and their demos are rendered by it.",
    fix="Correct the file that the message names, then build again.",
    error=BundleError,
)

HOST: Final = "127.0.0.1"
ADDRESS_FILE: Final = "address"
"""In the work folder: the address of the last development server."""
ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:(?P<port>[0-9]{4,5})/[0-9A-Za-z_-]{43}")
FIRST_PORT, LAST_PORT = 1024, 65535
"""Ports that need no rights."""
YOUNG_MEGABYTES: Final = 64
"""Memory for short-lived objects, of which the start makes many: with the little that Node begins
with, half of them are collected again and again."""


def frontend_programs(paths: BuildPaths) -> NodePrograms:
    """Return the programs of the frontend; raises `ToolError` without a Node."""
    compiled = paths.work.resolve() / "compiled"
    return NodePrograms(find_node(), paths.web / "programs", node_version(), compiled)


def start_bundler(paths: BuildPaths) -> NodePrograms:
    """Return the programs of the frontend; start the bundler if no build has left a bundle.

    It loads while Python loads the compiler. Raises `ToolError` without a Node.
    """
    programs = frontend_programs(paths)
    if read_built(paths.work) is None:
        programs.begin(BUNDLER)
    return programs


@dataclass(frozen=True, slots=True)
class DevProgram:
    """The running development server of the frontend."""

    address: str
    """The address below which it has scripts, with a secret path, and no slash at its end."""
    program: NodeProgram
    running: RunningProgram


def start_dev_program(paths: BuildPaths) -> DevProgram:
    """Start the development server of the frontend; raises `ToolError` if it cannot be started."""
    address = _address(paths.work / ADDRESS_FILE)
    program = _dev_program(paths, address)
    return DevProgram(address, program, frontend_programs(paths).start(program))


def _dev_program(paths: BuildPaths, address: str) -> NodeProgram:
    size = YOUNG_MEGABYTES
    return NodeProgram(
        name="dev",
        options=(f"--min-semi-space-size={size}", f"--max-semi-space-size={size}"),
        environment={
            "SHOWFLOOR_SITE": str(paths.site.resolve()),
            "SHOWFLOOR_PACKAGES": str(paths.node_modules),
            "SHOWFLOOR_WORK": str(paths.work.resolve()),
            "SHOWFLOOR_ADDRESS": address,
            "NODE_ENV": "development",  # only builds for development know Fast Refresh
        },
        seconds=10 * 60,
        failed="The frontend cannot be served:\n    {reason}",
        why="Pages are rendered by it, and get their scripts and styles from it.",
        fix="Correct the file that the message names; if it names none, start again.",
    )


def _address(file: Path) -> str:
    """Return the last address if its port is free: open pages load their modules from there.

    Any web page can send requests to a port of this machine. So the path is a secret that only the
    pages of the site contain, and the server refuses all requests that lack it.
    """
    last = _last_address(file)
    if last is not None and _free_port(int(last["port"])):
        return last[0]
    address = f"http://{HOST}:{_free_port(0)}/{secrets.token_urlsafe()}"
    file.write_text(address, encoding="ascii")
    return address


def _last_address(file: Path) -> re.Match[str] | None:
    try:
        address = ADDRESS.fullmatch(file.read_text(encoding="ascii"))
    except (OSError, UnicodeError):
        return None
    is_usable = address is not None and FIRST_PORT <= int(address["port"]) <= LAST_PORT
    return address if is_usable else None


def _free_port(wanted: int) -> int:
    """Return the wanted port, or any free one for 0; return 0 if the wanted port is taken."""
    with socket.socket() as probe, suppress(OSError):
        if sys.platform != "win32":  # there, the option lets two servers have one address
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((HOST, wanted))
        port: int = probe.getsockname()[1]
        return port
    return 0
