"""A release of a few files, such as an assistant asks about."""

from pathlib import Path

import msgspec

from showfloor.model.demo import DemoCode, DemoData, SourceText
from showfloor.model.product import PackagePin
from showfloor.model.redirects import Redirect
from showfloor.model.release import Languages
from showfloor.model.symbol_index import (
    SearchEntry,
    SearchGuide,
    SearchGuides,
    SearchIndex,
    SearchPage,
    SearchProduct,
)
from showfloor.release.manifest import ReleaseSettings
from showfloor.search import INDEX, RANKING
from support.server.running_server import publish

GUIDES = "/_search/oak.guides.1.json"
LEAF = """\
# Leaf API

- Package: `@oak/kit` 1.0.0

## Props

- `color`: `'green' | 'brown'`
  How it looks.

  In every season.
- `size`: `number`

## Classes

- `.OakLeaf-root`
  On the root.
"""
REDIRECTS = (
    ("/leaf", "/oak/leaf/#color"),
    ("/plants/*", "/oak/:splat"),
    ("/plants-of/:tree/leaf", "/:tree/api/leaf/"),
    ("/twig/*", "/plants/leaf"),
    ("/shop/*", "https://shop.example/:splat"),
    ("/kit", "/oak/kit.zip"),
    ("/lost", "/nowhere/"),
    ("/elm/*", "/oak/leaf/"),
)
PARTS = "# Parts\n\n## Bark\n\n- `rough`: `boolean`\n\n## Twig\n\n- `thin`: `boolean`\n"


def _entry(name: str, href: str) -> SearchEntry:
    return SearchEntry(name=name, kind="component", href=href, slug=name.lower(), deprecated=False)


def _product(id: str, *entries: SearchEntry, guides: str | None = None) -> SearchProduct:
    page = SearchPage(
        title="Leaves", route="/oak/leaf/", also=(), documents=("Leaf",), description="Green."
    )
    pages = (page,) if guides else ()
    return SearchProduct(id=id, name=id.title(), pages=pages, entries=entries, guides=guides)


def _demo(page: str, name: str) -> bytes:
    styles = SourceText(name=f"{name}.css", source="a {}\n")
    code = (SourceText(name=f"{name}.tsx", source="let a: 1;\n"), styles)
    plain = (SourceText(name=f"{name}.jsx", source="let a;\n"),)
    return msgspec.json.encode(
        DemoData(
            id=name,
            name=name,
            title=f"A {name}",
            family="oak",
            route=page,
            alone=f"{page}demos/{name}/",
            variants=(
                DemoCode(styling="system", module="a", ts=code, js=plain),
                DemoCode(styling="css", module="b", ts=plain, js=plain),
            ),
            dependencies=(PackagePin(name="@oak/kit", version="1.0.0"),),
            packages=(PackagePin(name="@oak/kit", version="1.0.0"),),
            tools=(),
        )
    )


def publish_small(dist: Path, about: str = "About leaves.") -> None:
    """Write a release of two products, with a guide, a reference and redirects."""
    index = SearchIndex(
        language="en",
        ranking=RANKING,
        products=(
            _product(
                "oak",
                _entry("Leaf", "/oak/api/leaf/"),
                _entry("Bark", "/oak/parts/api/#bark"),
                _entry("Twig", "/oak/parts/api/#twig"),
                guides=GUIDES,
            ),
            _product("elm", _entry("Leaf", "/elm/api/leaf/")),
            _product(""),
        ),
    )
    guides = SearchGuides(pages=(SearchGuide(headings=("Falling",)),))
    texts = {
        "/index.md": "# Home\n",
        "/oak/leaf/index.md": f"# Leaves\n\n{about}\n",
        "/oak/api/leaf/index.md": LEAF,
        "/elm/api/leaf/index.md": "# Elm's leaf\n",
        "/oak/parts/api/index.md": PARTS,
    }
    files = {path: text.encode() for path, text in texts.items()}
    files |= {INDEX: msgspec.json.encode(index), GUIDES: msgspec.json.encode(guides)}
    files |= {
        f"/oak/leaf/demos/{name}/demo.json": _demo("/oak/leaf/", name) for name in ("Fall", "Grow")
    }
    files |= {path.replace("index.md", "index.html"): b"<h1>Leaf</h1>" for path in texts}
    files |= {"/index.html": b"<h1>Home</h1>", "/oak/kit.zip": b"PK"}
    files["/elm/index.html"] = b"<h1>Elm</h1>"
    redirects = tuple(Redirect(source=source, target=target) for source, target in REDIRECTS)
    languages = Languages(prefixes=("zh",))
    publish(dist, files, ReleaseSettings(redirects=redirects, languages=languages))
