"""What `showfloor new` writes: the files, their templates, and the values in these."""

import json
import re
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Template
from typing import Final

from showfloor import __version__
from showfloor.api.exports import ExportedComponent
from showfloor.api.request import slug_of
from showfloor.cli.site_package import (
    EMOTION,
    LIBRARIES,
    STYLED_COMPONENTS,
    SitePackage,
    first_sentence,
)
from showfloor.config.logo import PLAIN_LOGO
from showfloor.model.placeholders import CHILDREN, TERMS

TEMPLATES: Final = Path(__file__).with_name("templates")

DESCRIPTION: Final = 160
"""Characters of a description that search results show."""

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
    "site/pages/home/index.md": "site/home.md",
    "site/pages/$id/getting-started/overview/index.md": "site/getting-started.md",
    "site/pages/$id/components/$page/index.md": "site/component.md",
    "site/pages/$id/components/$page/$demo.tsx": BASIC,
}
"""Templates of a new site, by the paths of the files."""

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


def site(
    package: SitePackage, first: ExportedComponent, surroundings: Mapping[str, str]
) -> dict[str, str]:
    """Return the files of a site that documents a package, by their paths.

    It begins with the component `first`, in the files `surroundings` of its family.
    """
    values = {**_values(package, first), **_second_demo(first)}
    files = {
        Template(path).substitute(values): _filled(template, values)
        for path, template in SITE.items()
        # A demo would need its required props.
        if not (first.required and template == BASIC)
    }
    family = f"site/families/{package.id}"
    if package.untyped:
        files[f"{family}/{package.id}.d.ts"] = _filled("site/untyped.d.ts", values)
    files |= {f"{family}/{name}": text for name, text in surroundings.items()}
    if not first.required:
        folder = f"site/pages/{package.id}/components/{values['page']}"
        files[f"{folder}/index.md"] += _filled("site/demos.md", values)
        second = "site/Choices.tsx" if first.choice else "site/Twice.tsx"
        files[f"{folder}/{values['second']}.tsx"] = _filled(second, values)
    return files


def first_demo(component: ExportedComponent) -> str:
    """Return the TypeScript of the demo with which a site begins."""
    return _filled(BASIC, _demo_values(component))


def surroundings(package: SitePackage, other: ExportedComponent | None = None) -> dict[str, str]:
    """Return the files of a family that put its demos into what its package needs, by name.

    `other` is a component of the package around all else.
    """
    if package.known and package.known.files:
        folder = LIBRARIES / package.known.directory
        return {
            name: (folder / f"{name}.template").read_text(encoding="utf-8")
            for name in package.known.files
        }
    files = dict[str, str]()
    if package.styles or package.styling or package.provider or package.theme_provider or other:
        files["Provider.tsx"] = _filled(PROVIDER, _around(package, other))
    if package.styling == STYLED_COMPONENTS:
        files["Collector.tsx"] = _filled(COLLECTOR, {})
    return files


def _values(package: SitePackage, first: ExportedComponent) -> dict[str, str]:
    words, lead = in_words(first.name), first_sentence(first.description)
    prefix = "" if first.label == "children" else "props."
    lead = lead or f"{words} of {package.title}, with all its props."
    description = package.description or f"The documentation of {package.title}."
    names = sorted({slug_of(one.name): one.name for one in package.components}.values())
    return {
        "engine": __version__,
        "title": package.title,
        "description": description,
        "summary": _summary(description),
        "tagline": description.rstrip("."),
        "id": package.id,
        "package": package.name,
        "version": package.version,
        "components": "".join(f'\n  "{name}",' for name in names),
        "modules": _modules(package),
        "aliases": "".join(_aliases(package)),
        "style_properties": _style_properties(package),
        "color_scheme": _color_scheme(package),
        "demo_packages": _demo_packages(package),
        "name": first.name,
        "lead": lead,
        "lead_summary": _summary(lead),
        "words": words,
        "page": words.lower().replace(" ", "-"),
        "label": f'\n{prefix}{first.label} = "{words}"' if first.label else "",
        **_demo_values(first),
    }


def _summary(sentence: str) -> str:
    """Return a sentence at the length that search results show."""
    return textwrap.shorten(sentence, DESCRIPTION, placeholder=" …")


def _demo_values(one: ExportedComponent) -> dict[str, str]:
    element = _element(one, in_words(one.name))
    return {"code": one.code, "demo": one.demo, "element": element}


def _aliases(package: SitePackage) -> Iterator[str]:
    """Yield the names of modules in the package's sources, for the compiler of the site."""
    for alias, targets in package.aliases.items():
        listed = json.dumps([f"../{target}" for target in targets])
        yield f",\n      {json.dumps(alias)}: {listed}"


def _modules(package: SitePackage) -> str:
    lines = "".join(
        f'"{one.name}" = "{one.module}"\n' for one in package.components if one.module is not None
    )
    return f"\n# The modules of the package that export them.\n[modules]\n{lines}" if lines else ""


def _style_properties(package: SitePackage) -> str:
    if not package.style_types:
        return ""
    types = ", ".join(f'"{name}"' for name in package.style_types)
    return (
        "\n# Style properties and events, which components take by the dozen, have no row each."
        f"\n[style-properties]\ntypes = [{types}]\n"
    )


def _color_scheme(package: SitePackage) -> str:
    if package.marks is None:
        return ""
    light, dark = package.marks.light, package.marks.dark
    return (
        "\n# How the style sheets of the package know the color scheme."
        f"\n[color-scheme]\nlight = '{light}'\ndark = '{dark}'\n"
    )


def _demo_packages(package: SitePackage) -> str:
    if not package.companions:
        return ""
    lines = "".join(f'"{one.name}" = "{one.version}"\n' for one in package.companions)
    return f"\n# Other packages that demos and their provider import.\n[demo-packages]\n{lines}"


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
        "heading": in_words(prop),
        "second_lead": f"`{prop}` is one of {texts}.",
        "values": ", ".join(f"'{value}'" for value in values),
        "chosen": _element(one, "{value}", f" key={{value}} {prop}={{value}}", leave_out=prop),
    }


def _around(package: SitePackage, other: ExportedComponent | None) -> dict[str, str]:
    """Return the values of the component around demos."""
    imports, tags = list[str](), list[str]()
    props = ["direction", "children"]
    if package.styling == STYLED_COMPONENTS:
        imports.append("import { Collector } from './Collector';")
        tags.append("Collector")
    if package.provider:
        imports.append(f"import {{ {package.provider} }} from '{package.name}';")
        tags.append(package.provider)
    if other:
        imports.append(other.code)
        tags.append(f"{other.name}{_given(other)}")
        if other.scheme and package.marks is None:
            props.insert(1, "colorScheme")
            tags[-1] += f" {other.scheme}={{colorScheme}}"
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
        "props": ", ".join(props),
        "around": _nested(tags),
    }


def _nested(tags: list[str]) -> str:
    if not tags:
        return PLAIN
    depths = list(enumerate(tags, start=2))
    opening = [f"{'  ' * depth}<{tag}>\n" for depth, tag in depths]
    closing = [f"{'  ' * depth}</{tag.split()[0]}>\n" for depth, tag in reversed(depths)]
    return f"(\n{''.join(opening)}{'  ' * (len(tags) + 2)}{PLAIN}\n{''.join(closing)}  )"


def _element(
    one: ExportedComponent, text: str, props: str = "", *, leave_out: str | None = None
) -> str:
    """Return the JSX of a component that shows a text, an expression in braces or words."""
    props += _given(one, leave_out)
    if one.label == "children" or (one.children and one.label is None):
        return f"<{one.name}{props}>{text}</{one.name}>"
    if one.label and one.label != leave_out:
        quoted = text if text.startswith("{") else f'"{text}"'
        props += f" {one.label}={quoted}"
    return f"<{one.name}{props} />"


def _given(one: ExportedComponent, leave_out: str | None = None) -> str:
    given = ((name, value) for name, value in one.given.items() if name != leave_out)
    return "".join(f" {name}={value}" for name, value in given)


def in_words(name: str) -> str:
    """Return a name in words: `DateField` is `Date field`."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()
    return words[:1].upper() + words[1:]


def _filled(template: str, values: Mapping[str, str]) -> str:
    text = (TEMPLATES / f"{template}.template").read_text(encoding="utf-8")
    return Template(text).substitute(values)
