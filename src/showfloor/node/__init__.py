"""Programs that run in Node: where it is, how they are asked, what is kept of their answers."""

from showfloor.node.cached_answers import kept_answer, kept_answers
from showfloor.node.npm import run_npm
from showfloor.node.persistent_program import KeptProgram
from showfloor.node.process import ProgramError, RunningProgram
from showfloor.node.program import NodeProgram, NodePrograms
from showfloor.node.runtime import (
    find_node,
    node_environment,
    node_origin,
    node_version,
    npm_command,
)

__all__ = [
    "KeptProgram",
    "NodeProgram",
    "NodePrograms",
    "ProgramError",
    "RunningProgram",
    "find_node",
    "kept_answer",
    "kept_answers",
    "node_environment",
    "node_origin",
    "node_version",
    "npm_command",
    "run_npm",
]
