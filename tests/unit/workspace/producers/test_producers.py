"""Whatever makes pages that nobody wrote is a file and a line in a list."""

from dataclasses import dataclass
from pathlib import Path
from threading import Barrier
from typing import ClassVar, Self

import msgspec
import pytest

from showfloor.model.base import Model
from showfloor.model.blocks import Block, Prose
from showfloor.workspace import Fill, PageFacts, SitePage, Workspace, producers
from showfloor.workspace.producers.built_in_pages import EMPTY, built_in_page
from showfloor.workspace.producers.producer import Producer, Sources
from showfloor.workspace.state import WorkspaceState
from support.site.tiny_site import copy_tiny
from support.site.workplace import inputs_at, next_process

GREETING = Prose(html="<p>Welcome.</p>")


class Greetings(Model, frozen=True):
    """How many compiles there were."""

    count: int = 0


class GreetingFill(Fill, frozen=True):
    """A line at the end of a page."""

    def apply(self, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        return (*blocks, GREETING)


@dataclass(frozen=True)
class Greeting(Producer):
    """A page of its own, and a line at the end of every other."""

    name: ClassVar[str] = "greeting"
    page: SitePage
    count: int

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        known = sources.state.of_producer(cls.name, Greetings())
        return cls(built_in_page(sources, EMPTY, (GREETING,)), known.count + 1)

    def state(self) -> Greetings:
        return Greetings(self.count)

    def built_in_pages(self) -> tuple[SitePage, ...]:
        return (self.page,)

    def fill(self, page: PageFacts) -> GreetingFill:
        return GreetingFill()


def test_a_producer_is_added_by_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(producers, "PRODUCERS", (*producers.PRODUCERS, Greeting))
    workspace = Workspace(inputs_at(copy_tiny(tmp_path / "site")))
    site = workspace.update()
    again = next_process(workspace).update()
    assert site.complete(site.built_in_pages[""]).blocks == (GREETING,)
    assert all(site.page(route).blocks[-1] == GREETING for route in site.pages)
    assert [one.made_by(Greeting).count for one in (site, again)] == [1, 2]


def met(barrier: Barrier, name: str, *, independent: bool) -> type[Producer]:
    """Return a producer that is made once another is being made too."""

    def produce(cls: type[Producer], sources: Sources) -> Producer:
        barrier.wait(timeout=20)
        return cls()

    fields = {"name": name, "independent": independent, "produce": classmethod(produce)}
    return type(name, (Producer,), fields)


def test_a_producer_that_needs_no_other_works_beside_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    barrier = Barrier(2)
    first = met(barrier, "first", independent=False)
    second = met(barrier, "second", independent=True)
    monkeypatch.setattr(producers, "PRODUCERS", (first, *producers.PRODUCERS, second))
    site = Workspace(inputs_at(copy_tiny(tmp_path / "site"))).update()
    assert [type(producer) for producer in site.producers][-1] is second


def test_each_producer_with_a_state_has_a_name_of_its_own() -> None:
    names = [one.name for one in producers.PRODUCERS if one.state is not Producer.state]
    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("kept", [b"", b"\xc1", msgspec.msgpack.encode({"count": "many"})])
def test_a_state_that_cannot_be_read_is_made_again(kept: bytes) -> None:
    state = WorkspaceState(producers={Greeting.name: msgspec.Raw(kept)})
    assert state.of_producer(Greeting.name, Greetings()) == Greetings()
