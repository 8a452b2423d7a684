"""Starts the program that holds the frontend of a site being written.

It takes longest to get ready, so it is started first: this imports next to nothing.
"""

import socket
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from showfloor.build_paths import BuildPaths
from showfloor.node import NodeProgram, NodePrograms, RunningProgram, find_node, node_version

__all__ = ["DevProgram", "start_dev_program"]

HOST: Final = "127.0.0.1"
PORT: Final = "port"
"""The file with the port of the last time."""
FIRST_OWN, LAST = 1024, 65535
"""Ports that need no rights."""
ROOM: Final = 64
"""Megabytes for what is short-lived: getting ready makes a lot of that, and half of it is collected
again and again in the little that Node begins with."""


@dataclass(frozen=True, slots=True)
class DevProgram:
    """The program, and what is known of it."""

    origin: str
    """Where scripts will be."""
    program: NodeProgram
    running: RunningProgram


def start_dev_program(paths: BuildPaths) -> DevProgram:
    """Start the program; raises `ToolError` where that cannot be."""
    port = _port(paths.work / PORT)
    program = _program(paths, port)
    programs = NodePrograms(find_node(), paths.web / "programs", node_version())
    return DevProgram(f"http://{HOST}:{port}", program, programs.start(program))


def _program(paths: BuildPaths, port: int) -> NodeProgram:
    return NodeProgram(
        name="dev",
        options=(f"--min-semi-space-size={ROOM}", f"--max-semi-space-size={ROOM}"),
        environment={
            "SHOWFLOOR_SITE": str(paths.site.resolve()),
            "SHOWFLOOR_WORK": str(paths.work.resolve()),
            "SHOWFLOOR_PORT": str(port),
            "NODE_ENV": "development",  # only builds for development know Fast Refresh
        },
        seconds=10 * 60,
        failed="The frontend cannot be served:\n    {reason}",
        why="Pages are rendered by it, and get their scripts and styles from it.",
        fix="Mend the file that the message names; where it names none, start again.",
    )


def _port(file: Path) -> int:
    """Return the port of the last time if it is free: open pages load their modules from there."""
    port = _free_port(_noted(file)) or _free_port(0)
    file.write_text(str(port), encoding="ascii")
    return port


def _noted(file: Path) -> int:
    try:
        noted = int(file.read_bytes())
    except (OSError, ValueError):
        return 0
    return noted if FIRST_OWN <= noted <= LAST else 0


def _free_port(wanted: int) -> int:
    """Return a port that is free, `wanted` if that is not 0; 0 where it is taken."""
    with socket.socket() as one, suppress(OSError):
        if sys.platform != "win32":  # there, the option lets two servers have one address
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.bind((HOST, wanted))
        port: int = one.getsockname()[1]
        return port
    return 0
