"""The offline copy of one product: the files in it, read from a release."""

import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec

from showfloor.config import SiteConfig
from showfloor.decoding import decode_json
from showfloor.errors import ConfigError, ReleaseError
from showfloor.model import FamilyCard, page_of_demo
from showfloor.model.current_release import current_target
from showfloor.model.release import NOTICES, Manifest
from showfloor.model.search_paths import word_folder
from showfloor.offline_copy.rewriting import (
    LOADER,
    AddressMap,
    Convert,
    Script,
    assets_of,
    code_forms_of,
    copied_css,
    copied_page,
    css_without_base,
    page_without_base,
    scripts_of,
)
from showfloor.outputs.pages import html_path
from showfloor.outputs.projects import write_zip


class ReleaseFiles:
    """The current release of a folder of releases."""

    def __init__(self, dist: Path) -> None:
        """Read the manifest; raises `ReleaseError` without a release."""
        try:
            self._folder = dist / current_target(dist)
            content = (self._folder / "manifest.json").read_bytes()
            self.manifest = decode_json(content, Manifest)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            raise ReleaseError(
                f"There is no release in {dist}.",
                why="An offline copy is made from one.",
                fix="Run `showfloor build` first.",
            ) from None

    def __contains__(self, path: object) -> bool:
        return path in self.manifest.files

    def read(self, path: str) -> bytes:
        """Return a file."""
        return (self._folder / self.manifest.files[path].file).read_bytes()

    def text(self, path: str) -> str:
        """Return a file of text, with site paths if it is a page or a style sheet."""
        text, base = self.read(path).decode(), self.manifest.base
        if path.endswith(".html"):
            return page_without_base(text, base)
        return css_without_base(text, base) if path.endswith(".css") else text

    def below(self, folder: str) -> list[str]:
        """Return the paths of all files below a folder."""
        return [path for path in self.manifest.files if path.startswith(folder)]


SEARCH: Final = "/search/"
INDEX: Final = "/_search/index.json"
NAMED_FILE: Final = re.compile(r' (?:src="|href="(?=[^"]+\.zip"))(/[^"]+)"')
"""Addresses of pictures, and of projects to download."""
SHARED: Final = frozenset({SEARCH, NOTICES})
"""Pages that every copy has."""
ROUTES_MARK: Final = "/* pages */ []"
BASE_MARK: Final = '/* base */ "/"'


@dataclass(frozen=True, slots=True, kw_only=True)
class OfflineCopy:
    """A product's pages with all that they need, by path in the copy."""

    files: Mapping[str, bytes]
    pages: int


def make_copy(
    files: ReleaseFiles,
    family: FamilyCard,
    *,
    convert: Convert,
    loader: str,
    host: str | None,
    messages: Mapping[str, str],
) -> OfflineCopy:
    """Return the offline copy of a product.

    `loader` is the text of the script that loads files for pages, `host` the address for links to
    other products. Raises `ReleaseError` where the release has no page of it, `ToolError`.
    """
    builder = _CopyBuilder(files, family, host, messages)
    scripts = builder.scripts(convert)
    return OfflineCopy(files=dict(builder.files(scripts, loader)), pages=len(builder.pages))


class _CopyBuilder:
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

    def scripts(self, convert: Convert) -> Mapping[str, Script]:
        """Return all modules that the pages load, as plain scripts."""
        found: dict[str, Script] = {}
        wanted = set().union(*map(scripts_of, self._html.values()))
        while wanted := {path for path in wanted - found.keys() if path in self._files}:
            done = convert({path: self._files.text(path) for path in sorted(wanted)})
            found |= done
            wanted = {path for one in done.values() for path in (*one.needs, *one.later)}
        return found

    def files(self, scripts: Mapping[str, Script], loader: str) -> Iterator[tuple[str, bytes]]:
        """Yield every file of the copy."""
        yield "index.html", self._start().encode()
        yield "elsewhere.html", self._elsewhere().encode()
        pages = json.dumps(sorted(self.pages))
        base = json.dumps(self._files.manifest.base)
        loader = loader.replace(ROUTES_MARK, pages).replace(BASE_MARK, base)
        yield LOADER[1:], loader.encode()
        for route, html in self._html.items():
            yield f"{route[1:]}index.html", copied_page(html, self._addresses_in(route)).encode()
        for path, script in scripts.items():
            yield path[1:], script.code.encode()
        yield from self._assets(scripts)
        for path in self._code_forms():
            html = copied_page(self._files.text(path), self._addresses_in(path))
            yield path[1:], html.encode()
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
        named = set().union(*map(assets_of, self._html.values()))
        for script in scripts.values():
            named |= {f"/{path}" for path in re.findall(r"_assets/[\w~.-]+\.css", script.code)}
        named |= {path for html in self._html.values() for path in NAMED_FILE.findall(html)}
        done: set[str] = set(scripts)
        while waiting := {path for path in named - done if path in self._files}:
            for path in sorted(waiting):
                done.add(path)
                if path.endswith(".css"):
                    css = self._files.text(path)
                    named |= set(re.findall(r"url\([\"']?(/[^)\"']+)", css))
                    yield path[1:], copied_css(css, self._addresses_in(path)).encode()
                elif not path.endswith("/"):
                    yield path[1:], self._files.read(path)

    def _data(self) -> list[str]:
        """Return the paths of the data that scripts fetch."""
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
        wanted = [INDEX, *search, *icons, *demos, *alternates, *self._code_forms()]
        return [path for path in wanted if path in self._files and not path.endswith("/")]

    def _code_forms(self) -> list[str]:
        """Return the documents with the code that pages leave out, which scripts fetch."""
        return sorted(set().union(*map(code_forms_of, self._html.values())))

    def _index(self) -> str:
        """Return the index of the search with this product alone, and without full text."""
        index: dict[str, Any] = json.loads(self._files.text(INDEX))
        products = [one for one in index["products"] if one["id"] == self._family.id]
        shared = {key: value for key, value in index.items() if key not in {"textBase", "products"}}
        without_texts = [{**one, "texts": []} for one in products]
        return json.dumps(
            {**shared, "products": without_texts, "textBase": None}, ensure_ascii=False
        )

    def _addresses_in(self, path: str) -> AddressMap:
        return AddressMap(html_path(path), self.pages, self._host)

    def _start(self) -> str:
        href = AddressMap("/index.html", self.pages, None).of(self._family.href)
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


def write_archive(copy: OfflineCopy, folder: str, target: Path) -> int:
    """Write a copy below one folder in a ZIP; return the size of the file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_suffix(".part")
    write_zip(draft, folder, copy.files)
    os.replace(draft, target)
    return target.stat().st_size


def chosen_products(config: SiteConfig, ids: Sequence[str]) -> list[FamilyCard]:
    """Return the families with these ids, or all that readers are led to.

    Raises `ConfigError` for an id that is none.
    """
    cards = {family.id: family.card for family in config.families.values()}
    for name in ids:
        if name not in cards:
            near = get_close_matches(name, cards, n=1)
            raise ConfigError(
                f'There is no product "{name}".',
                why="A copy holds the pages of one product, which is named by its id.",
                fix=f'Did you mean "{near[0]}"?' if near else f"Choose of: {', '.join(cards)}.",
            )
    return [card for name, card in cards.items() if name in ids or (not ids and card.listed)]
