"""The texts that `showfloor new` starts from: small, and valid as they are."""

from showfloor.api.exports import ExportedComponent
from showfloor.config.logo import PLAIN_LOGO
from showfloor.model.placeholders import CHILDREN, DESCRIPTION, HEADING, LEAD, SECTION, TERMS

PAGE = """\
---
title: {title}
description: "{description}"
---

{lead}

## {heading}

{section}
"""

COMPONENT_PAGE = """\
---
title: {title}
description: "{description}"
components: [{component}]
packages: ['{package}']
{terms}---

{lead}

## Basic use

{section}

::demo {demo}
"""

DEMO = """\
import {{ useState }} from 'react';

export default function {name}() {{
  const [count, setCount] = useState(0);

  return (
    <button type="button" onClick={{() => setCount(count + 1)}}>
      Pressed {{count}} times
    </button>
  );
}}
"""

COMPONENT_DEMO = """\
{code}

export default function {name}() {{
  return {element};
}}
"""

FAMILY = """\
name = "{name}"
tagline = "One line on what it is"
start = "/{id}/getting-started/"
accent = {{ hue = 250, chroma = 0.12 }}
versions = [{{ text = "v1.0.0", href = "/{id}/getting-started/", current = true }}]

# npm packages that its pages document and its demos may import, each at an exact version.
[packages]

# An area (a folder of its pages) and the routes in it; without a pattern: /{id}/<area>/<page>/
[paths]
"""

OVERVIEW = """\
---
title: {name}
description: What {name} is and where to start with it.
route: /{id}/getting-started/
---

Say what {name} is for, and how it differs from its neighbors.
"""

NAVIGATION = """\
[[items]]
pathname = "{id}-getting-started"
title = "Getting started"

[[items.children]]
pathname = "/{id}/getting-started/"
title = "Overview"
"""


def page(title: str) -> str:
    """Return a page's Markdown."""
    description = DESCRIPTION.format(title=title)
    return PAGE.format(
        title=title, description=description, lead=LEAD, heading=HEADING, section=SECTION
    )


def component_page(
    title: str, component: ExportedComponent, demo_name: str, *, with_terms: bool
) -> str:
    """Return the Markdown of a page about a component, which shows a demo."""
    terms = "".join(f'  - "{term}"\n' for term in TERMS)
    return COMPONENT_PAGE.format(
        title=title,
        description=DESCRIPTION.format(title=title),
        component=component.name,
        package=component.package,
        terms=f"terms:\n{terms}" if with_terms else "",
        lead=LEAD,
        section=SECTION,
        demo=demo_name,
    )


def component_demo(name: str, component: ExportedComponent) -> str:
    """Return the TypeScript of the first demo of a component."""
    return COMPONENT_DEMO.format(code=component.code, name=name, element=_element(component))


def specimen(component: ExportedComponent) -> str:
    """Return the TypeScript of the specimen of a component on its card."""
    return component_demo(f"{component.name}Specimen", component)


def _element(component: ExportedComponent) -> str:
    name = component.name
    return f"<{name}>{CHILDREN}</{name}>" if component.children else f"<{name} />"


def demo(name: str) -> str:
    """Return a demo's TypeScript."""
    return DEMO.format(name=name)


def family(family_id: str, name: str) -> dict[str, str]:
    """Return a family's files by their path in the site's folder."""
    values = {"id": family_id, "name": name}
    return {
        f"families/{family_id}/family.toml": FAMILY.format(**values),
        f"families/{family_id}/logo.svg": PLAIN_LOGO,
        f"navigation/{family_id}.toml": NAVIGATION.format(**values),
        f"pages/{family_id}/getting-started/overview/index.md": OVERVIEW.format(**values),
    }
