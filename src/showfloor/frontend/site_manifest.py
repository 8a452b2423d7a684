"""The manifest of a site, from which the Node programs of the frontend know its code and styles."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from showfloor.build_paths import BuildPaths
from showfloor.config import SiteConfig
from showfloor.config.brand import font_sheet
from showfloor.demos import BundledFamily, demo_manifest
from showfloor.file_system import write_file
from showfloor.model.product import FamilyCard
from showfloor.workspace import Catalogs, ErrorPages, FrontendSources, Playgrounds
from showfloor.workspace.banner import banner_of

MANIFEST: Final = "demos.json"
"""In the work folder."""
ACCENTS: Final = "accents.css"
"""In the work folder: a style sheet that the manifest names."""
SITE_STYLES: Final = "site.css"
"""In the work folder: the same, of the site's brand and its `styles.css`."""

STYLINGS: Final = "stylings.css"
"""In the work folder: the same, of the rules that show the chosen styling of demos."""
PLAIN_PROVIDER: Final = "src/demo/plainProvider.ts"
"""In the engine's frontend: the provider of families without their own."""

PANEL_MESSAGES: Final = ("badge.new", "settings.", "keys.", "demo.language", "demo.styling")
"""Messages that are loaded with the panels, so that pages stay small."""
LINES: Final = {
    "failed": "loading.failed",
    "retry": "loading.retry",
    "replaced": "offline.replaced",
    "reload": "offline.reload",
}
"""Messages that the scripts of pages have at hand, also where nothing more can be loaded."""
SEARCH_MESSAGES: Final = "search."
"""Messages that are loaded with the search, so that pages stay small."""

STYLES: Final = "styles.css"
"""In the site's folder."""
FAMILY: Final = re.compile(r"font-family:([^;}]+)")
SUBSTITUTES: Final = {
    "text-font": ("--font-text", "system-ui, sans-serif"),
    "code-font": ("--font-code", "ui-monospace, monospace"),
}
"""The token of each font, and the fonts until it arrives."""
HEADER: Final = 99
"""The layer of the header, where no theme sets it: below dialogs of libraries."""


def write_site_manifest(
    paths: BuildPaths, site: FrontendSources, *, say: Callable[[str], None]
) -> bytes:
    """Write the manifest of a site and the style sheet that it names; return the manifest."""
    manifest = _site_manifest(paths, site)
    _put(paths.work / ACCENTS, accent_styles(site.config.cards).encode(), say)
    _put(paths.work / STYLINGS, styling_styles(site.config.site.styling_ids).encode(), say)
    if styles := site_styles(site.config, paths.node_modules.resolve()):
        _put(paths.work / SITE_STYLES, styles.encode(), say)
    _put(paths.work / MANIFEST, manifest, say)
    return manifest


def _site_manifest(paths: BuildPaths, site: FrontendSources) -> bytes:
    """Return the manifest of a site: its demos, their surroundings and the settings of pages."""
    root, plain = site.config.root.resolve(), paths.web.resolve() / PLAIN_PROVIDER
    families = {
        id: BundledFamily(
            provider=root / family.provider if family.provider else plain,
            documented=[pin.name for pin in family.pins],
            others=[pin.name for pin in family.demo_pins],
            adapters=family.settings.adapters,
        )
        for id, family in site.config.families.items()
    }
    manifest = demo_manifest(
        root,
        site.demos,
        families,
        playgrounds=site.made_by(Playgrounds).with_folders(),
        specimens=site.made_by(Catalogs).specimens,
        tailwind=site.config.site.tailwind_stylings,
    )
    manifest["schemeMarks"] = _scheme_marks(site.config)
    manifest["packages"] = paths.node_modules.as_posix()
    manifest["styles"] = [file.as_posix() for file in _styles(paths, site.config)]
    manifest["demoStyles"] = (paths.work.resolve() / STYLINGS).as_posix()
    node_modules = paths.node_modules.resolve()
    # The development server has to know of another text in the same file.
    manifest["siteStyles"] = site_styles(site.config, node_modules)
    manifest["textFont"] = font_family(site.config, "text-font", node_modules)
    manifest["codeFont"] = font_family(site.config, "code-font", node_modules)
    manifest["settings"] = _page_settings(site)
    return msgspec.json.format(msgspec.json.encode(manifest), indent=1)


def _scheme_marks(config: SiteConfig) -> dict[str, list[str]]:
    """Return the selectors by which the styles of all families know each color scheme."""
    schemes = [family.settings.color_scheme for family in config.families.values()]
    return {
        "light": sorted({scheme.light for scheme in schemes if scheme.light}),
        "dark": sorted({scheme.dark for scheme in schemes if scheme.dark}),
    }


def _styles(paths: BuildPaths, config: SiteConfig) -> Iterator[Path]:
    """Yield the style sheets that a site adds to those of the shell."""
    node_modules = paths.node_modules.resolve()
    yield paths.work.resolve() / ACCENTS
    yield from font_sheets(config, node_modules)
    if site_styles(config, node_modules):
        yield paths.work.resolve() / SITE_STYLES


def accent_styles(families: Iterable[FamilyCard]) -> str:
    """Return a rule for each family that has an accent: its hue and chroma in OKLCH."""
    rules = (
        f'  [data-family="{family.id}"] {{\n'
        f"    --accent-hue: {family.accent.hue:g};\n"
        f"    --accent-chroma: {family.accent.chroma:g};\n"
        "  }"
        for family in families
        if family.accent
    )
    return "\n".join(["@layer s-tokens {", *rules, "}", ""])


def styling_styles(ids: Iterable[str]) -> str:
    """Return the rules by which a demo shows the chosen styling, or else its first one."""
    hidden = ",\n".join(
        f'  :root[data-code-styling="{id}"] {rest}'
        for id in ids
        for rest in (
            f'[data-stylings~="{id}"] [data-styling]:not([data-styling="{id}"])',
            f'[data-stylings]:not([data-stylings~="{id}"]) [data-styling]:not([data-first])',
        )
    )
    return f"@layer s-demo {{\n{hidden} {{\n    display: none;\n  }}\n}}\n" if hidden else ""


def offline_hosts(config: SiteConfig) -> list[str]:
    """Return the hosts on which pages can be read offline: the host of the site and its others."""
    settings = config.site
    own_host = [host] if (host := urlsplit(settings.url or "").hostname) else []
    return sorted({*own_host, *settings.offline_hosts})


def _put(file: Path, content: bytes, say: Callable[[str], None]) -> None:
    """Write a file; report anything else that had to be removed from its path."""
    if write_file(file, content):
        say(f"{file} was not a file that can be written. It was made again.")


def _page_settings(site: FrontendSources) -> dict[str, object]:
    """Return the settings of the site that the build writes into the scripts of pages."""
    messages = site.config.messages
    settings, banner = site.config.site, banner_of(site.config)
    return {
        "base": settings.base,
        "banner": {"title": settings.title, "tip": messages["banner.tip"]},
        "topBanner": banner.id if banner else None,
        "analytics": settings.analytics,
        "stylings": settings.styling_ids,
        "tailwind": settings.tailwind_stylings,
        "offline": offline_hosts(site.config) or None,
        "errors": site.made_by(ErrorPages).route or None,
        "words": {word: messages[key] for word, key in LINES.items()},
        "panels": {
            "messages": _starting_with(PANEL_MESSAGES, messages),
            "announcements": site.config.announcements,
        },
        "search": _starting_with(SEARCH_MESSAGES, messages),
    }


def _starting_with(starts: str | tuple[str, ...], messages: Mapping[str, str]) -> dict[str, str]:
    return {key: text for key, text in messages.items() if key.startswith(starts)}


def site_styles(config: SiteConfig, node_modules: Path) -> str:
    """Return a style sheet with the tokens of the site.

    The `styles.css` of the site is in a layer above those of the shell.
    """
    rules = list(_colors(config))
    if config.site.measures is None:
        rules.insert(0, f"  :root {{ --layer-header: {HEADER}; }}")
    for field, (token, substitutes) in SUBSTITUTES.items():
        if family := font_family(config, field, node_modules):
            rules.append(f'  :root {{ {token}: "{family}", {substitutes}; }}')
    sheet = config.root.resolve() / STYLES
    lines = [f'@import "{sheet.as_posix()}" layer(site);'] if sheet.is_file() else []
    if rules:
        lines += ["@layer s-tokens {", *rules, "}"]
    return "".join(f"{line}\n" for line in lines)


def font_sheets(config: SiteConfig, node_modules: Path) -> list[Path]:
    """Return the style sheets of the fonts of text and code."""
    fonts = config.site.brand.fonts if config.site.brand else ()
    return [font_sheet(name, config.root.resolve(), node_modules) for _, name in fonts]


def font_family(config: SiteConfig, field: str, node_modules: Path) -> str | None:
    """Return the family of the font in a field of the brand, if it is set."""
    fonts = dict(config.site.brand.fonts) if config.site.brand else {}
    if field not in fonts:
        return None
    sheet = font_sheet(fonts[field], config.root.resolve(), node_modules)
    family = FAMILY.search(sheet.read_text(encoding="utf-8"))
    return family[1].strip(" \n\"'") if family else None


def _colors(config: SiteConfig) -> Iterator[str]:
    """Yield the accent of pages without a family, and of families without an accent."""
    brand = config.site.brand
    if brand is None or brand.color is None or brand.accent is None:
        return
    pair, accent = brand.color, brand.accent
    plain = [f'[data-family="{card.id}"]' for card in config.cards if not card.accent]
    color = f"light-dark({pair.light}, {pair.dark})"
    yield f"  {', '.join([':root:not([data-family])', *plain])} {{"
    yield f"    --accent-hue: {accent.hue:.1f};"
    yield f"    --accent-chroma: {accent.chroma:.3f};"
    for token in ("text", "solid", "line"):
        yield f"    --accent-{token}: {color};"
    yield "  }"
