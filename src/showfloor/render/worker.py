"""One React worker: a Node process that reads a page a line and answers with its HTML."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec

from showfloor.decoding import decode_json
from showfloor.errors import SourceError, ToolError
from showfloor.model.navigation import NavTree
from showfloor.model.page import Page, RenderedPage, ShellModel
from showfloor.node import NodeProgram, ProgramError, RunningProgram
from showfloor.work_counts import count

SHOWN_LINES: Final = 20
"""Last lines that a worker printed, which usually show why it ended."""


class PartMistake(msgspec.Struct, frozen=True):
    """What is wrong with a part of a page that is made of a library's components."""

    what: str
    path: str
    line: int | None
    column: int | None
    why: str
    """`{count}` stands for the number of parts that have the mistake."""
    fix: str

    def error(self, count: int = 1) -> SourceError:
        """Return the error of `count` parts that have this mistake."""
        why = self.why.replace("{count}", str(count))
        path, line, column = self.path, self.line, self.column
        return SourceError(self.what, path=path, line=line, column=column, why=why, fix=self.fix)


def mistakes_of_parts(parts: Iterable[PartMistake]) -> list[SourceError]:
    """Return the mistakes of all parts, each once."""
    same: dict[tuple[object, ...], list[PartMistake]] = {}
    for part in parts:
        same.setdefault((part.what, part.path, part.line, part.column), []).append(part)
    return [some[0].error(len(some)) for some in same.values()]


class _Ready(msgspec.Struct, tag="ready"):
    """The worker has the data that all pages share."""


class _Rendered(msgspec.Struct, tag="rendered"):
    """A page is done."""

    id: int
    page: RenderedPage
    drawn: dict[Literal["ltr", "rtl"], tuple[str, ...]]
    """The prefix of each island that was drawn, by direction."""


class _FailedPage(msgspec.Struct, tag="failed"):
    """A page could not be rendered."""

    id: int
    message: str
    stack: str
    mistake: PartMistake | None = None
    """The mistake in a live part of the page; nothing for another error."""


Answer = _Ready | _Rendered | _FailedPage


WORKER: Final = NodeProgram(
    name="server",
    entry="worker.js",
    # What a page is drawn with lives as long as the page: with less memory for new values, a fifth
    # of the time went into garbage collection.
    options=("--min-semi-space-size=64", "--max-semi-space-size=64"),
    seconds=60,
    failed="A render worker {reason}",
    why="Pages are rendered by React in Node; without an answer there is no page.",
    fix="Run the build again; if it is always this page, look at its demos for loops.",
)
"""Program in the built frontend; `seconds` are the limit of a page."""


class Worker:
    """A running worker. Not for use by two threads at once."""

    def __init__(
        self,
        running: RunningProgram,
        shell: ShellModel,
        trees: Sequence[NavTree],
        assets: msgspec.Raw,
    ) -> None:
        """Send a started worker the data that all pages share, and the navigation trees."""
        self._running = running
        self._count = 0
        question = {"type": "init", "shell": shell, "trees": trees, "assets": assets}
        answer = self._ask(question, "start")
        if isinstance(answer, _FailedPage):
            self.close()
            raise ToolError(
                f"Pages cannot be rendered: {answer.message}",
                why="Messages, navigation and files of all pages are read before the first page.",
                fix="Correct what the message names, then build again.",
            )

    def render(self, page: Page) -> RenderedPage:
        """Return the rendered page; raises `SourceError` for its demo, `ToolError` otherwise."""
        self._count += 1
        sent = msgspec.structs.replace(page, translations={})  # the shell has them
        request = {"type": "render", "id": self._count, "page": sent}
        task = f"render {page.route}"
        answer = self._ask(request, task)
        if isinstance(answer, _FailedPage):
            raise _failure(page, answer)
        if isinstance(answer, _Ready):
            raise _no_answer(self._running.failed("answered something else"), task)
        count("pages rendered", page.route)
        for prefix in answer.drawn["ltr"]:
            count("islands drawn ltr", f"{page.route} {prefix}")
        for prefix in answer.drawn["rtl"]:
            count("islands drawn rtl", f"{page.route} {prefix}")
        return answer.page

    @property
    def is_alive(self) -> bool:
        """Whether it can render another page."""
        return self._running.is_alive

    def close(self) -> None:
        """End the process."""
        self._running.close()

    def _ask(self, request: object, task: str) -> Answer:
        try:
            answer: Answer = decode_json(self._running.ask(request), Answer)
        except ProgramError as failed:
            raise _no_answer(failed, task) from None
        except msgspec.DecodeError as error:
            wrong = self._running.failed(f"answered what cannot be read ({error})")
            raise _no_answer(wrong, task) from None
        return answer


def _no_answer(failed: ProgramError, task: str) -> ToolError:
    printed = "\n    ".join([line for line in failed.printed if line][-SHOWN_LINES:])
    more = f" It printed:\n    {printed}" if printed else ""
    return WORKER.failure(f"{failed.reason}, asked to {task}.{more}")


def _failure(page: Page, failed: _FailedPage) -> SourceError | ToolError:
    if failed.mistake is None:
        trace = "\n    ".join(line.strip() for line in failed.stack.split("\n")[1:6])
        return ToolError(
            f"{page.source_path} cannot be rendered: {failed.message}\n    {trace}",
            why="The error is not in a demo, so it is one of the frontend or of a component.",
            fix="Follow the trace above.",
        )
    return failed.mistake.error()
