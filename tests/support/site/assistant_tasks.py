"""Everyday tasks for an assistant, and a reader that calls the tools until it knows enough.

The reader does what an assistant does that trusts the order of the results: it searches once, then
opens one result after another, and of a page first what is shown, then its demos. It ends when each
fact of the task has been in an answer, so its calls and characters can be compared.
"""

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple

from mcp.server.mcpserver.exceptions import ToolError

from showfloor.assistants.tools import Tools
from support.places import PROJECT

TABLE: Final = PROJECT / "tests" / "search" / "tasks.toml"
MOST_CALLS: Final = 20
ADDRESS: Final = re.compile(r"(?<![\w.])/[a-z][\w./-]*/(?:#[\w.-]+)?")
"""Of a page or of a part of one, in an answer."""
MORE: Final = re.compile(r"ask again with offset=(\d+)")


class Task(NamedTuple):
    """A row of the table."""

    query: str
    pages: tuple[str, ...]
    facts: tuple[re.Pattern[str], ...]


@dataclass
class Tried:
    """What a task took."""

    task: Task
    answers: list[str] = field(default_factory=list)

    @property
    def missing(self) -> list[str]:
        """The facts that no answer had."""
        text = "\n".join(self.answers)
        return [fact.pattern for fact in self.task.facts if not fact.search(text)]

    @property
    def characters(self) -> int:
        """Of all answers."""
        return sum(map(len, self.answers))

    @property
    def at_once(self) -> bool:
        """Whether the search alone had every fact."""
        return all(fact.search(self.answers[0]) for fact in self.task.facts)

    @property
    def wrong_first(self) -> bool:
        """Whether the first result is none of the pages that answer, nor of their reference."""
        first, *_ = (*addresses(self.answers[0]), "")
        return first.partition("#")[0] not in self.task.pages


def tasks() -> list[Task]:
    """Return the rows of the table."""
    with TABLE.open("rb") as file:
        rows = tomllib.load(file)["task"]
    return [
        Task(
            row["query"],
            tuple(row["pages"]),
            tuple(map(re.compile, row["facts"])),
        )
        for row in rows
    ]


def addresses(answer: str) -> list[str]:
    """Return what an answer leads to, in its order and each once."""
    return list(dict.fromkeys(ADDRESS.findall(answer)))


def try_task(tools: Tools, task: Task) -> Tried:
    """Call the tools until every fact is known, or `MOST_CALLS` are made."""
    tried = Tried(task)
    tried.answers.append(tools.search(task.query))
    for call in _reading(tools, addresses(tried.answers[0])):
        if not tried.missing or len(tried.answers) == MOST_CALLS:
            break
        tried.answers.append(call.make())
    return tried


class Call:
    """A call that can be made, and its answer."""

    def __init__(self, tool: Callable[..., str], *arguments: str, **options: int) -> None:
        self._make = partial(tool, *arguments, **options)
        self.answer = ""

    def make(self) -> str:
        """Make the call; a refusal is an answer too."""
        try:
            self.answer = self._make()
        except ToolError as error:
            self.answer = str(error)
        return self.answer


def _reading(tools: Tools, found: list[str]) -> Iterator[Call]:
    """Yield the calls that read one result after another; each is made when it is wanted."""
    for address in found:
        page = Call(tools.read_page, address)
        yield page
        while more := MORE.search(page.answer):
            page = Call(tools.read_page, address, offset=int(more[1]))
            yield page
        route = address.partition("#")[0]
        demos = Call(tools.list_demos, route)
        yield demos
        for name in re.findall(r"^- (\w+):", demos.answer, re.MULTILINE)[:1]:
            yield Call(tools.read_demo, route, name)
