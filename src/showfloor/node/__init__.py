"""Programs that run in Node: where it is, how they are asked, what is kept of their answers."""

from showfloor.node.cached_answers import kept_answer, kept_answers
from showfloor.node.process import ProgramError, RunningProgram
from showfloor.node.program import KeptProgram, NodeProgram, NodePrograms
from showfloor.node.runtime import (
    find_node,
    node_environment,
    node_version,
    npm_command,
    run_npm,
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
    "node_version",
    "npm_command",
    "run_npm",
]
