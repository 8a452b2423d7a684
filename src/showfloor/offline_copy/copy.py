"""The offline copy of one product: what is in it, and how each file looks there."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any, Final

from showfloor.errors import ReleaseError
from showfloor.model import FamilyCard, page_of_demo
from showfloor.model.release import NOTICES
from showfloor.model.search_paths import word_folder
from showfloor.offline_copy.convert import Converter, Script
from showfloor.offline_copy.pages import (
    LOADER,
    Place,
    copied_css,
    copied_page,
    rtl_markup_of,
    scripts_of,
    stylesheets_of,
)
from showfloor.offline_copy.release_files import ReleaseFiles

__all__ = ["OfflineCopy", "make_copy"]

SEARCH: Final = "/search/"
INDEX: Final = "/_search/index.json"
WANTED: Final = re.compile(r' (?:src="|href="(?=[^"]+\.zip"))(/[^"]+)"')
"""Pictures, and projects that readers can take along."""
SHARED: Final = frozenset({SEARCH, NOTICES})
"""Pages that every copy has."""
MARK: Final = "/* pages */ []"


@dataclass(frozen=True, slots=True, kw_only=True)
class OfflineCopy:
    """A product's pages with all that they need, by path in the copy."""

    files: Mapping[str, bytes]
    pages: int


def make_copy(
    files: ReleaseFiles,
    family: FamilyCard,
    *,
    converter: Converter,
    loader: str,
    host: str | None,
    messages: Mapping[str, str],
) -> OfflineCopy:
    """Return the offline copy of a product.

    `loader` is the text of the script that stands between pages and files, `host` where links to
    other products lead. Raises `ReleaseError` where the release has no page of it, `ToolError`.
    """
    maker = _Maker(files, family, host, messages)
    scripts = maker.scripts(converter)
    return OfflineCopy(files=dict(maker.files(scripts, loader)), pages=len(maker.pages))


class _Maker:
    def __init__(
        self, files: ReleaseFiles, family: FamilyCard, host: str | None, messages: Mapping[str, str]
    ) -> None:
        self._files = files
        self._family = family
        self._host = host
        self._messages = messages
        self._html = dict(self._documents())
        self.pages = set(self._html)
        if not self.pages - SHARED:
            raise ReleaseError(
                f"The release has no page of {family.name}.",
                why="An offline copy holds the pages of one product.",
                fix="Build the site again, or choose another product.",
            )

    def scripts(self, converter: Converter) -> Mapping[str, Script]:
        """Return all modules that the pages load, as plain scripts."""
        found: dict[str, Script] = {}
        wanted = set().union(*map(scripts_of, self._html.values()))
        while wanted := {path for path in wanted - found.keys() if path in self._files}:
            done = converter.convert({path: self._files.text(path) for path in sorted(wanted)})
            found |= done
            wanted = {path for one in done.values() for path in (*one.needs, *one.later)}
        return found

    def files(self, scripts: Mapping[str, Script], loader: str) -> Iterator[tuple[str, bytes]]:
        """Yield every file of the copy."""
        yield "index.html", self._start().encode()
        yield "elsewhere.html", self._elsewhere().encode()
        pages = json.dumps(sorted(self.pages))
        yield LOADER[1:], loader.replace(MARK, pages).encode()
        for route, html in self._html.items():
            yield f"{route[1:]}index.html", copied_page(html, self._place(route)).encode()
        for path, script in scripts.items():
            yield path[1:], script.code.encode()
        yield from self._assets(scripts)
        for path in self._data():
            text = self._index() if path == INDEX else self._files.text(path)
            yield f"{path[1:]}.js", _text_script(path, text).encode()

    def _documents(self) -> Iterator[tuple[str, str]]:
        """Yield the pages of the product with the documents of their demos, and the shared ones."""
        mark = f'data-family="{self._family.id}"'
        for route, path in self._files.manifest.routes.items():
            if route.startswith("/_"):
                continue
            text = self._files.text(path)
            opening = re.search("<html[^>]*>", text)
            if route in SHARED or (opening and mark in opening[0]):
                yield route, text

    def _assets(self, scripts: Mapping[str, Script]) -> Iterator[tuple[str, bytes]]:
        """Yield style sheets, fonts and pictures."""
        named = set().union(*map(stylesheets_of, self._html.values()))
        for script in scripts.values():
            named |= {f"/{path}" for path in re.findall(r"_assets/[\w~.-]+\.css", script.code)}
        named |= {path for html in self._html.values() for path in WANTED.findall(html)}
        done: set[str] = set(scripts)
        while waiting := {path for path in named - done if path in self._files}:
            for path in sorted(waiting):
                done.add(path)
                if path.endswith(".css"):
                    css = self._files.text(path)
                    named |= set(re.findall(r"url\([\"']?(/[^)\"']+)", css))
                    yield path[1:], copied_css(css, self._place(path)).encode()
                elif not path.endswith("/"):
                    yield path[1:], self._files.read(path)

    def _data(self) -> list[str]:
        """Return the paths of what scripts fetch."""
        product = self._family.id
        search = [
            *self._files.below(f"/_search/{product}."),
            *self._files.below(word_folder(product)),
        ]
        icons = [
            path
            for path in self._files.below(f"/_assets/icons/{product}-")
            if path.endswith(".json")
        ]
        demos = [f"{route}demo.json" for route in self.pages if page_of_demo(route) is not None]
        alternates = [f"{route}index.md" for route in self.pages]
        markup = sorted(set().union(*map(rtl_markup_of, self._html.values())))
        wanted = [INDEX, *search, *icons, *demos, *alternates, *markup]
        return [path for path in wanted if path in self._files and not path.endswith("/")]

    def _index(self) -> str:
        """Return the index of the search with this product alone, and without full text."""
        index: dict[str, Any] = json.loads(self._files.text(INDEX))
        products = [one for one in index["products"] if one["id"] == self._family.id]
        kept = {key: value for key, value in index.items() if key not in {"textBase", "products"}}
        bare = [{**one, "texts": []} for one in products]
        return json.dumps({**kept, "products": bare, "textBase": None}, ensure_ascii=False)

    def _place(self, path: str) -> Place:
        file = f"{path}index.html" if path.endswith("/") else path
        return Place(file, self.pages, self._host)

    def _start(self) -> str:
        href = Place("/index.html", self.pages, None).of(self._family.href)
        name = escape(self._family.name)
        return (
            '<!doctype html><html lang="en"><head><meta charset="utf-8"/>'
            f'<title>{name}</title><meta http-equiv="refresh" content="0; url={href}"/></head>'
            f'<body><a href="{href}">{name}</a></body></html>'
        )

    def _elsewhere(self) -> str:
        title, text = (escape(self._messages[key]) for key in ("copy.elsewhere", "copy.text"))
        name = escape(self._family.name)
        return (
            '<!doctype html><html lang="en"><head><meta charset="utf-8"/>'
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
            '<meta name="color-scheme" content="light dark"/>'
            f"<title>{title}</title></head>"
            '<body style="max-width:35rem;margin:4rem auto;padding:0 1rem;'
            f'font:1rem/1.6 system-ui,sans-serif"><h1>{title}</h1><p>{text}</p>'
            f'<p><a href="index.html">{name}</a></p></body></html>'
        )


def _text_script(path: str, text: str) -> str:
    return f"showfloorCopy.text({json.dumps(path)},{json.dumps(text, ensure_ascii=False)});\n"
