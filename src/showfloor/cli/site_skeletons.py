"""The files of a new site: complete sentences, true of every package, to be made better."""

import json
import re
from collections.abc import Iterator

from showfloor import __version__
from showfloor.api.exports import ExportedComponent
from showfloor.cli.site_package import EMOTION, STYLED_COMPONENTS, SitePackage, first_sentence

SITE_TOML = """\
title = "{title}"
"""

FAMILY = """\
name = "{title}"
tagline = "{tagline}"
start = "/{id}/getting-started/"

# npm packages that its pages document and its demos may import, each at an exact version.
[packages]
"{package}" = "{version}"

# An area (a folder of its pages) and the routes in it.
[paths]
components = "/{id}/{{page}}/"
"""

API = """\
# The reference is made from the types of the package: docs/api-reference.md of Showfloor says how.
index = "/{id}/api/"

[packages."{package}"]
components = [
{components}
]
"""

PROVIDER = """\
import type {{ ProviderProps }} from 'showfloor';
{imports}
/** The component around every demo. Put the theme of the library here, if it has one. */
export default function Provider({{ direction, children }}: ProviderProps) {{
{note}  return {element};
}}
"""

PLAIN = "<div dir={direction}>{children}</div>"

OF_EMOTION = "  // Styles of Emotion are in the page from the start: add no cache of your own.\n"

COLLECTOR = """\
import { useState, type ReactNode } from 'react';
import { CollectedStyles } from 'showfloor';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

const { SSR } = import.meta.env;

/** Puts the styles of demos into prerendered pages; browsers get them from styled-components. */
export function Collector({ children }: { children: ReactNode }) {
  const [sheet] = useState(() => (SSR ? new ServerStyleSheet() : undefined));
  return (
    <>
      <StyleSheetManager sheet={sheet?.instance}>{children}</StyleSheetManager>
      <CollectedStyles css={() => sheet?.getStyleTags().replace(/<\\/?style[^>]*>/g, '') ?? ''} />
    </>
  );
}
"""

HOME = """\
---
title: {title}
description: "{description}"
---

{description}

::install {package}

Begin with [getting started](/{id}/getting-started/), look at [{words}](/{id}/{page}/), or open
[the reference](/{id}/api/).
"""

GETTING_STARTED = """\
---
title: Getting started
description: "Install {title} and show its first component."
route: /{id}/getting-started/
---

Install the package:

::install {package}

Then import a component where you need it:

```tsx
{code}
```

[{words}](/{id}/{page}/) shows what you get.
"""

COMPONENT_PAGE = """\
---
title: {words}
description: "{lead}"
components: [{name}]
packages: ['{package}']
---

{lead}
"""

DEMOS = """
## Basic use

Without any other props it looks like this.

::demo {name}Basic

## {heading}

{lead}

::demo {second}
"""

BASIC = """\
{code}

export default function {demo}() {{
  return {element};
}}
"""

CHOICES = """\
{code}

const {plural} = [{values}] as const;

export default function {demo}() {{
  return (
    <div style={{{{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}}}>
      {{{plural}.map(({prop}) => (
        {element}
      ))}}
    </div>
  );
}}
"""

TWICE = """\
{code}

export default function {demo}() {{
  return (
    <div style={{{{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}}}>
      {element}
      {element}
    </div>
  );
}}
"""

TSCONFIG = {
    "compilerOptions": {
        "target": "ES2022",
        "lib": ["ES2022", "DOM", "DOM.Iterable"],
        "module": "ESNext",
        "moduleResolution": "Bundler",
        "jsx": "react-jsx",
        "types": [],
        "strict": True,
        "resolveJsonModule": True,
        "allowArbitraryExtensions": True,
        "skipLibCheck": True,
        "noEmit": True,
        "paths": {
            "showfloor": ["../.showfloor/declarations/index.d.ts"],
            "showfloor/*": ["../.showfloor/declarations/*.d.ts"],
        },
    },
    "include": ["**/*.ts", "**/*.tsx", "../.showfloor/declarations/env.d.ts"],
}

GITIGNORE = """\
node_modules/
.showfloor/
dist/
"""

WORKFLOW = """\
# Publishes the site. Choose "GitHub Actions" as the source of Pages in the repository's settings.
name: Publish

on:
  push:
    branches: [main]
  workflow_dispatch:

permissions:
  contents: read
  pages: write
  id-token: write

concurrency:
  group: pages

jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: ${{{{ steps.pages.outputs.page_url }}}}
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-python@v6
        with:
          python-version: "3.12"
      - uses: actions/setup-node@v5
        with:
          node-version: "24"
      - run: npm ci
      - run: pip install showfloor=={version}
      - run: showfloor check
      - id: address
        uses: actions/configure-pages@v5
      - run: showfloor build --url "${{{{ steps.address.outputs.base_url }}}}/"
      - uses: actions/upload-pages-artifact@v4
        with:
          path: dist/current/public
      - id: pages
        uses: actions/deploy-pages@v4
"""


def files(package: SitePackage) -> dict[str, str]:
    """Return the files of a site that documents a package, by their paths."""
    return dict(_files(package))


def _files(package: SitePackage) -> Iterator[tuple[str, str]]:
    first = package.components[0]
    values = _values(package, first)
    family = f"site/families/{package.id}"
    components = "\n".join(f'  "{name}",' for name in sorted(c.name for c in package.components))
    yield ".gitignore", GITIGNORE
    yield ".github/workflows/publish.yml", WORKFLOW.format(version=__version__)
    yield "site/tsconfig.json", f"{json.dumps(TSCONFIG, indent=2)}\n"
    yield "site/site.toml", SITE_TOML.format(**values)
    yield f"{family}/family.toml", FAMILY.format(**values)
    yield f"{family}/api.toml", API.format(**values, components=components)
    yield f"{family}/playground.toml", _playground(first)
    if package.styles or package.styling or package.provider or package.theme_provider:
        yield f"{family}/Provider.tsx", _provider(package)
    if package.styling == STYLED_COMPONENTS:
        yield f"{family}/Collector.tsx", COLLECTOR
    yield "site/pages/home/index.md", HOME.format(**values)
    start = f"site/pages/{package.id}/getting-started/overview/index.md"
    yield start, GETTING_STARTED.format(**values)
    yield from _component_page(package, first, values)


def _values(package: SitePackage, first: ExportedComponent) -> dict[str, str]:
    words = _words(first.name)
    lead = first_sentence(first.description) or f"{words} of {package.title}, with all its props."
    description = package.description or f"The documentation of {package.title}."
    return {
        "title": package.title,
        "description": description,
        "tagline": description.rstrip("."),
        "id": package.id,
        "package": package.name,
        "version": package.version,
        "name": first.name,
        "lead": lead,
        "words": words,
        "page": words.lower().replace(" ", "-"),
        "code": first.code,
    }


def _component_page(
    package: SitePackage, first: ExportedComponent, values: dict[str, str]
) -> Iterator[tuple[str, str]]:
    """Yield the page of a component, with two demos unless these would need its required props."""
    folder = f"site/pages/{package.id}/components/{values['page']}"
    text = COMPONENT_PAGE.format(**values)
    if first.required:
        yield f"{folder}/index.md", text
        return
    second, heading, lead, code = _second_demo(first)
    demos = DEMOS.format(name=first.name, heading=heading, lead=lead, second=second)
    yield f"{folder}/index.md", f"{text}{demos}"
    basic = BASIC.format(code=first.code, demo=f"{first.name}Basic", element=_element(first))
    yield f"{folder}/{first.name}Basic.tsx", basic
    yield f"{folder}/{second}.tsx", code


def _second_demo(one: ExportedComponent) -> tuple[str, str, str, str]:
    """Return the name of a demo, its heading, what is said of it, and its code."""
    if one.choice is None:
        name = f"{one.name}Pair"
        code = TWICE.format(code=one.code, demo=name, element=_element(one))
        return name, "More than one", "Two of them, one beside the other.", code
    prop, values = one.choice.prop, one.choice.values
    name = f"{one.name}{prop[:1].upper()}{prop[1:]}"
    label = f"{{{prop}}}" if one.children else ""
    code = CHOICES.format(
        code=one.code,
        plural=f"{prop}s",
        values=", ".join(f"'{value}'" for value in values),
        demo=name,
        prop=prop,
        element=_element(one, f" key={{{prop}}} {prop}={{{prop}}}", label),
    )
    texts = ", ".join(f"`{value}`" for value in values)
    return name, _words(prop), f"`{prop}` is one of {texts}.", code


def _element(one: ExportedComponent, props: str = "", label: str = "") -> str:
    if one.children:
        return f"<{one.name}{props}>{label or _words(one.name)}</{one.name}>"
    return f"<{one.name}{props} />"


def _playground(first: ExportedComponent) -> str:
    children = f'children = "{_words(first.name)}"\n' if first.children else ""
    return (
        "# What a component shows in its playground, which types cannot tell.\n"
        f"[components.{first.name}]\n{children}"
    )


def _provider(package: SitePackage) -> str:
    around = list(_around(package))
    return PROVIDER.format(
        imports="".join(
            [line for lines, _ in around for line in lines]
            + [f"import '{sheet}';\n" for sheet in package.styles]
        ),
        note=OF_EMOTION if package.styling == EMOTION else "",
        element=_nested([tag for _, tag in around]),
    )


def _around(package: SitePackage) -> Iterator[tuple[list[str], str]]:
    """Yield the components around demos, the outermost first: their imports, and their tags."""
    if package.styling == STYLED_COMPONENTS:
        yield ["import { Collector } from './Collector';\n"], "Collector"
    if package.provider:
        yield [f"import {{ {package.provider} }} from '{package.name}';\n"], package.provider
    source, theme = package.theme_provider, package.theme
    if source == package.name:
        lines = [f"import {{ ThemeProvider, {theme} }} from '{package.name}';\n"]
        yield lines, f"ThemeProvider theme={{{theme}}}"
    elif source:
        lines = [f"import {{ {theme} }} from '{package.name}';\n"]
        lines += [f"import {{ ThemeProvider }} from '{source}';\n"]
        yield lines, f"ThemeProvider theme={{{theme}}}"


def _nested(tags: list[str]) -> str:
    if not tags:
        return PLAIN
    depths = list(enumerate(tags, start=2))
    opening = [f"{'  ' * depth}<{tag}>\n" for depth, tag in depths]
    closing = [f"{'  ' * depth}</{tag.split()[0]}>\n" for depth, tag in reversed(depths)]
    return f"(\n{''.join(opening)}{'  ' * (len(tags) + 2)}{PLAIN}\n{''.join(closing)}  )"


def _words(name: str) -> str:
    """Return a name in words: `DateField` is `Date field`."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()
    return words[:1].upper() + words[1:]
