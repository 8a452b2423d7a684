"""Starts the program that holds the frontend of a site being written.

It takes longest to get ready, so it is started first: this imports next to nothing.
"""

import socket
from dataclasses import dataclass
from typing import Final

from showfloor.build.build_paths import BuildPaths
from showfloor.node import NodeProgram, NodePrograms, RunningProgram, find_node, node_version

__all__ = ["DevProgram", "start_dev_program"]

HOST: Final = "127.0.0.1"
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
    port = _free_port()
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


def _free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        port: int = one.getsockname()[1]
        return port
