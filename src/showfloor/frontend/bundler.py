"""The program that builds the frontend: it is started before there is anything to build.

Whoever starts it imports next to nothing.
"""

from typing import Final

from showfloor.build_paths import BuildPaths
from showfloor.frontend.built_files import read_built
from showfloor.node import NodeProgram, NodePrograms, find_node, node_version

__all__ = ["FRONTEND", "begin_bundler", "frontend_programs"]

FRONTEND: Final = NodeProgram(
    name="build",
    # It is handed every chunk by the bundler, again and again: a fifth of its time on its own core
    # went into clearing up after that. Not so in other programs, which were measured with it too.
    options=("--max-semi-space-size=64",),
    environment={"NODE_ENV": "production"},
    seconds=30 * 60,
    failed="The frontend cannot be built:\n{reason}",
    why="Pages need its scripts and styles, and their demos are rendered by it.",
    fix="Mend the file that the message names, then build again.",
)


def begin_bundler(paths: BuildPaths) -> NodePrograms:
    """Return the programs of the frontend; the bundler is started where nothing is built yet.

    Its modules take a third of a second to read, and so do those of the compiler. Raises
    `ToolError` without a Node.
    """
    programs = frontend_programs(paths)
    if read_built(paths.work) is None:
        programs.begin(FRONTEND)
    return programs


def frontend_programs(paths: BuildPaths) -> NodePrograms:
    """Return the programs of the frontend; raises `ToolError` without a Node."""
    return NodePrograms(find_node(), paths.web / "programs", node_version())
