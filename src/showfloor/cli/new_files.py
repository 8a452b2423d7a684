"""What `showfloor new` writes: the files, their templates, and the values in these."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Template
from typing import Final

from showfloor import __version__
from showfloor.api.exports import ExportedComponent
from showfloor.cli.site_package import EMOTION, STYLED_COMPONENTS, SitePackage, first_sentence
from showfloor.config.logo import PLAIN_LOGO
from showfloor.model.placeholders import CHILDREN, TERMS

TEMPLATES: Final = Path(__file__).with_name("templates")

BASIC: Final = "component-demo.tsx"
COLLECTOR: Final = "site/Collector.tsx"
PROVIDER: Final = "site/Provider.tsx"
SITE: Final = {
    ".gitignore": "site/gitignore",
    ".github/workflows/publish.yml": "site/publish.yml",
    "site/tsconfig.json": "site/tsconfig.json",
    "site/site.toml": "site/site.toml",
    "site/families/$id/family.toml": "site/family.toml",
    "site/families/$id/api.toml": "site/api.toml",
    "site/families/$id/playground.toml": "site/playground.toml",
    "site/families/$id/Provider.tsx": PROVIDER,
    "site/families/$id/Collector.tsx": COLLECTOR,
    "site/pages/home/index.md": "site/home.md",
    "site/pages/$id/getting-started/overview/index.md": "site/getting-started.md",
    "site/pages/$id/components/$page/index.md": "site/component.md",
    "site/pages/$id/components/$page/$demo.tsx": BASIC,
}
"""Templates of a new site, by the paths of the files; a site may leave some out."""

OF_EMOTION: Final = (
    "\n  // Styles of Emotion are in the page from the start: add no cache of your own."
)
PLAIN: Final = "<div dir={direction}>{children}</div>"


def page(title: str) -> str:
    """Return a page's Markdown."""
    return _filled("page.md", {"title": title})


def component_page(
    title: str, component: ExportedComponent, demo_name: str, *, with_terms: bool
) -> str:
    """Return the Markdown of a page about a component, which shows a demo."""
    terms = "".join(f'\n  - "{term}"' for term in TERMS)
    values = {
        "title": title,
        "component": component.name,
        "package": component.package,
        "terms": f"\nterms:{terms}" if with_terms else "",
        "demo": demo_name,
    }
    return _filled("component-page.md", values)


def component_demo(name: str, component: ExportedComponent) -> str:
    """Return the TypeScript of the first demo of a component."""
    element = _element(component, CHILDREN)
    return _filled(BASIC, {"code": component.code, "demo": name, "element": element})


def specimen(component: ExportedComponent) -> str:
    """Return the TypeScript of the specimen of a component on its card."""
    return component_demo(f"{component.name}Specimen", component)


def demo(name: str) -> str:
    """Return a demo's TypeScript."""
    return _filled("demo.tsx", {"name": name})


def family(family_id: str, name: str) -> dict[str, str]:
    """Return a family's files by their path in the site's folder."""
    values = {"id": family_id, "name": name}
    return {
        f"families/{family_id}/family.toml": _filled("family/family.toml", values),
        f"families/{family_id}/logo.svg": PLAIN_LOGO,
        f"navigation/{family_id}.toml": _filled("family/navigation.toml", values),
        f"pages/{family_id}/getting-started/overview/index.md": _filled(
            "family/overview.md", values
        ),
    }


def site(package: SitePackage) -> dict[str, str]:
    """Return the files of a site that documents a package, by their paths."""
    first = package.components[0]
    values = {**_values(package, first), **_second_demo(first), **_around(package)}
    files = {
        Template(path).substitute(values): _filled(template, values)
        for path, template in SITE.items()
        if template not in _left_out(package, first)
    }
    if not first.required:
        folder = f"site/pages/{package.id}/components/{values['page']}"
        files[f"{folder}/index.md"] += _filled("site/demos.md", values)
        second = "site/Choices.tsx" if first.choice else "site/Twice.tsx"
        files[f"{folder}/{values['second']}.tsx"] = _filled(second, values)
    return files


def _left_out(package: SitePackage, first: ExportedComponent) -> Iterator[str]:
    if not (package.styles or package.styling or package.provider or package.theme_provider):
        yield PROVIDER
    if package.styling != STYLED_COMPONENTS:
        yield COLLECTOR
    if first.required:  # a demo would need its required props
        yield BASIC


def _values(package: SitePackage, first: ExportedComponent) -> dict[str, str]:
    words, lead = _words(first.name), first_sentence(first.description)
    description = package.description or f"The documentation of {package.title}."
    names = sorted(one.name for one in package.components)
    return {
        "engine": __version__,
        "title": package.title,
        "description": description,
        "tagline": description.rstrip("."),
        "id": package.id,
        "package": package.name,
        "version": package.version,
        "components": "".join(f'\n  "{name}",' for name in names),
        "name": first.name,
        "lead": lead or f"{words} of {package.title}, with all its props.",
        "words": words,
        "page": words.lower().replace(" ", "-"),
        "code": first.code,
        "children": f'\nchildren = "{words}"' if first.children else "",
        "demo": f"{first.name}Basic",
        "element": _element(first, words),
    }


def _second_demo(one: ExportedComponent) -> dict[str, str]:
    """Return the values of a demo of a choice, or of two without one."""
    if one.choice is None:
        return {
            "second": f"{one.name}Pair",
            "heading": "More than one",
            "second_lead": "Two of them, one beside the other.",
        }
    prop, values = one.choice.prop, one.choice.values
    texts = ", ".join(f"`{value}`" for value in values)
    return {
        "second": f"{one.name}{prop[:1].upper()}{prop[1:]}",
        "heading": _words(prop),
        "second_lead": f"`{prop}` is one of {texts}.",
        "prop": prop,
        "plural": f"{prop}s",
        "values": ", ".join(f"'{value}'" for value in values),
        "chosen": _element(one, f"{{{prop}}}", f" key={{{prop}}} {prop}={{{prop}}}"),
    }


def _around(package: SitePackage) -> dict[str, str]:
    """Return the values of the component around demos."""
    imports, tags = list[str](), list[str]()
    if package.styling == STYLED_COMPONENTS:
        imports.append("import { Collector } from './Collector';")
        tags.append("Collector")
    if package.provider:
        imports.append(f"import {{ {package.provider} }} from '{package.name}';")
        tags.append(package.provider)
    source, theme = package.theme_provider, package.theme
    if source:
        if source == package.name:
            imports.append(f"import {{ ThemeProvider, {theme} }} from '{source}';")
        else:
            imports.append(f"import {{ {theme} }} from '{package.name}';")
            imports.append(f"import {{ ThemeProvider }} from '{source}';")
        tags.append(f"ThemeProvider theme={{{theme}}}")
    imports += (f"import '{sheet}';" for sheet in package.styles)
    return {
        "imports": "".join(f"\n{line}" for line in imports),
        "note": OF_EMOTION if package.styling == EMOTION else "",
        "around": _nested(tags),
    }


def _nested(tags: list[str]) -> str:
    if not tags:
        return PLAIN
    depths = list(enumerate(tags, start=2))
    opening = [f"{'  ' * depth}<{tag}>\n" for depth, tag in depths]
    closing = [f"{'  ' * depth}</{tag.split()[0]}>\n" for depth, tag in reversed(depths)]
    return f"(\n{''.join(opening)}{'  ' * (len(tags) + 2)}{PLAIN}\n{''.join(closing)}  )"


def _element(one: ExportedComponent, children: str, props: str = "") -> str:
    if one.children:
        return f"<{one.name}{props}>{children}</{one.name}>"
    return f"<{one.name}{props} />"


def _words(name: str) -> str:
    """Return a name in words: `DateField` is `Date field`."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()
    return words[:1].upper() + words[1:]


def _filled(template: str, values: Mapping[str, str]) -> str:
    text = (TEMPLATES / f"{template}.template").read_text(encoding="utf-8")
    return Template(text).substitute(values)
