"""A program that is kept for further questions: the first teaches it most of what it needs."""

from typing import TypeVar

import msgspec

from showfloor.decoding import decode_json
from showfloor.node.process import ProgramError, RunningProgram
from showfloor.node.program import NodeProgram, NodePrograms, reason_of

__all__ = ["KeptProgram"]

Answer = TypeVar("Answer")


class _Failure(msgspec.Struct):
    """The reason why there is no answer."""

    failed: str | None = None


class KeptProgram:
    """Starts a program when it is first asked. Not for use by two threads at once."""

    def __init__(self, programs: NodePrograms, program: NodeProgram) -> None:
        self._programs = programs
        self._program = program
        self._running: RunningProgram | None = None

    def ask(self, question: object, answer: type[Answer]) -> Answer:
        """Return its answer, an object; `{"failed": reason}` stands for none.

        Raises the `ToolError` of the program with the reason.
        """
        if self._running is None or not self._running.is_alive:
            self.close()
            self._running = self._programs.start(self._program)
        try:
            line = self._running.ask(question)
            failed = decode_json(line, _Failure).failed
            if failed is None:
                return decode_json(line, answer)
        except ProgramError as error:
            failed = reason_of(error)
        except msgspec.DecodeError as error:
            failed = str(error)
        raise self._program.failure(failed)

    def close(self) -> None:
        """End it; another question starts it again."""
        if self._running is not None:
            self._running.close()
            self._running = None
