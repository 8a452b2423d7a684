"""Programs that run in Node: where it is, how they are asked, and which answers are cached."""

from showfloor.node.cached_answers import cached_answer, cached_answers
from showfloor.node.process import ProgramError, RunningProgram
from showfloor.node.program import NodeProgram, NodePrograms, PersistentProgram
from showfloor.node.runtime import (
    find_node,
    node_environment,
    node_version,
    npm_command,
    run_npm,
)

__all__ = [
    "NodeProgram",
    "NodePrograms",
    "PersistentProgram",
    "ProgramError",
    "RunningProgram",
    "cached_answer",
    "cached_answers",
    "find_node",
    "node_environment",
    "node_version",
    "npm_command",
    "run_npm",
]
