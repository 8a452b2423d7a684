"""How fast Markdown is read and code highlighted, on one core.

    python -m benchmarks.markdown

The pages are those of the synthetic site: 800 words, 6 code blocks, a table and 10 links each.
The best of the rounds counts, because whatever else runs only makes a round slower.
"""

import re
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.synthetic import FENCES, page_text
from showfloor.highlight import highlight
from showfloor.markdown import parse

ROUNDS = 7
PAGES = 100
CODE = re.compile(r"```(\w+).*?\n(.*?)```", re.DOTALL)


def pages_per_second() -> float:
    """Return how many pages become blocks in a second."""
    routes = [f"/sample/page-{number}/" for number in range(PAGES)]
    bodies = [page_text(number, routes).split("---\n", 2)[2] for number in range(PAGES)]

    def read() -> None:
        for body in bodies:
            parse(body, path=Path("pages/sample/page/index.md"), first_line=5)

    return PAGES / _best(read)


def lines_per_second(language: str) -> float:
    """Return how many lines of a language of the synthetic site are highlighted in a second."""
    sources = [
        code
        for fence in FENCES
        for name, code in CODE.findall(fence.format(name="Panel", label="panel", number=7))
        if name == language
    ]
    source = "".join(sources) * 20

    return source.count("\n") / _best(lambda: highlight(source, language))


def _best(task: Callable[[], object]) -> float:
    task()  # The first time loads the grammars.
    return min(_seconds(task) for _ in range(ROUNDS))


def _seconds(task: Callable[[], object]) -> float:
    start = time.perf_counter()
    task()
    return time.perf_counter() - start


if __name__ == "__main__":
    print(f"Markdown     {pages_per_second():9,.0f} pages/s")
    for language in ("tsx", "bash", "json", "css"):
        print(f"{language:12} {lines_per_second(language):9,.0f} lines/s")
