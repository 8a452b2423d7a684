from typing import get_args

import msgspec

from showfloor.model.api_blocks import ApiFact, ApiFacts, ApiParts, ApiTable, ApiTypes
from showfloor.model.api_changes import (
    ApiChangedEntry,
    ApiChangedPart,
    ApiChanges,
    ApiGuideLink,
    ApiStep,
)
from showfloor.model.blocks import (
    Block,
    Callout,
    CodeBlock,
    CodeTab,
    CodeTabs,
    ComponentBlock,
    DemoBlock,
    Feature,
    FeatureList,
    Heading,
    Prose,
    SearchExample,
    SearchFieldBlock,
    TableBlock,
)
from showfloor.model.catalog import CatalogBlock, CatalogCard, CatalogFilterBlock, CatalogGroup
from showfloor.model.demo import CodeFile, Demo, DemoVariant
from showfloor.model.icons import IconSetBlock, IconShape, IconStyle
from showfloor.model.navigation import NavPlace, PageLink
from showfloor.model.page import EntryLink, Page
from showfloor.model.playground import PlaygroundBlock, PlaygroundControl
from showfloor.model.post import Post, PostEntry, PostListBlock
from showfloor.model.product import FamilyCard, ProductIdentity, ProductStatus, Successor, Version
from showfloor.outputs.page_markdown import page_markdown
from support.site.invented_api import MESSAGES

HOST = "https://acorn.example"


def code(source: str, **fields: str) -> CodeBlock:
    return CodeBlock(language="bash", html="", source=source, title=fields.get("title"))


FILE = CodeFile(name="Counter.tsx", language="tsx", source="export default 1;\n", html="")
SCRIPT = CodeFile(name="Counter.jsx", language="jsx", source="never\n", html="")
DEMO = Demo(
    id="acorn/Counter",
    name="Counter",
    title="Counter",
    family="acorn",
    path="pages/acorn/Counter.tsx",
    variants=(
        DemoVariant(styling="system", module="a", ts=(FILE,), js=(SCRIPT,)),
        DemoVariant(styling="css", module="b", ts=(SCRIPT,), js=(SCRIPT,)),
    ),
    dependencies=(),
)
VERSIONS = (
    Version(text="v2", href="/acorn/", current=True, released="2026-01-02", status="stable"),
    Version(text="v1", href="https://v1.acorn.example"),
)
FAMILIES = (
    FamilyCard(
        id="acorn",
        name="Acorn",
        tagline="Trees.",
        href="/acorn/",
        logo="",
        versions=VERSIONS,
    ),
    FamilyCard(id="moss", name="Moss", tagline="", href="/moss/", logo="", listed=False),
)
CARDS = (
    CatalogCard(name="Seed", href="/acorn/seed/", line="How it begins", specimen="acorn/Seed"),
    CatalogCard(name="Bark", href="/acorn/api/bark/"),
)
CHANGES = (
    ApiChangedEntry(
        parts=(
            ApiChangedPart(kind="export", name="toLeaf", steps=(ApiStep(at=1, change="added"),)),
        )
    ),
    ApiChangedEntry(
        names=("Leaf", "LeafPlus"),
        parts=(
            ApiChangedPart(
                kind="prop",
                name="color",
                only=("LeafPlus",),
                guides=(ApiGuideLink(older=1, newer=2, href="/acorn/update/#hue"),),
                steps=(ApiStep(at=1, change="deprecated", after="Use <code>hue</code>"),),
            ),
            ApiChangedPart(
                kind="prop",
                name="size",
                steps=(ApiStep(at=1, change="type", before="string", after="number"),),
            ),
        ),
    ),
)
POST = PostEntry(
    title="Rings",
    href="/blog/rings/",
    description="On rings.",
    post=Post(date="2026-11-20", minutes=2, authors=()),
)
BLOCKS: tuple[Block, ...] = (
    Prose(html='<p>A <a href="/acorn/twig/">twig</a>, <a href="#size">its size</a>.</p>'),
    Heading(level=2, id="size", html="The <code>size</code>", text="The size"),
    Heading(level=3, id="rings", html="Rings", text="Rings", plan="premium"),
    TableBlock(html="<table><thead><tr><th>A</th></tr></thead><tbody></tbody></table>"),
    code("npm test\n", title="Terminal"),
    CodeTabs(
        group="package-manager",
        tabs=(CodeTab(label="npm", code=code("npm i")), CodeTab(label="yarn", code=code("yarn"))),
    ),
    Callout(kind="warning", title="Wait", blocks=(Prose(html="<p>One</p><p>Two</p>"),)),
    Callout(kind="info", title=None, blocks=(Prose(html="<p>Three</p>"),)),
    FeatureList(items=(Feature(title="Small", html="It is <b>4</b> KB."),)),
    DemoBlock(demo="acorn/Counter"),
    ComponentBlock(name="Chart", props={"scheme": "dark"}),
    ComponentBlock(name="Cards", markdown="products"),
    ComponentBlock(name="Tables", markdown="versions"),
    PlaygroundBlock(
        key="acorn/Leaf",
        name="Leaf",
        family="acorn",
        imports={},
        controls=(
            PlaygroundControl(prop="size", kind="choice", choices=("s", "m"), default="m"),
            PlaygroundControl(prop="open", kind="boolean", default=False),
            PlaygroundControl(prop="label", kind="string"),
        ),
    ),
    PostListBlock(entries=(POST,)),
    IconSetBlock(
        family="acorn",
        package="acorn-icons",
        count=3,
        styles=(
            IconStyle(id="Plain", label="Plain", suffix="", count=2),
            IconStyle(id="Sharp", label="Sharp", suffix="Sharp", count=1),
        ),
        featured=(IconShape(name="Oak", svg="<path/>"),),
        imports=("import {name}Icon from 'acorn-icons/{name}';",),
        data="/_assets/icons/acorn-1/",
    ),
    ApiFacts(id="facts", items=(ApiFact(label="Package", html="<code>acorn</code>"),)),
    ApiTable(id="props", label="Props", rows=()),
    CatalogFilterBlock(groups=("Parts",), count=2),
    CatalogBlock(groups=(CatalogGroup(name="Parts", cards=CARDS),)),
    CatalogBlock(group="Parts", groups=(CatalogGroup(name="Parts", cards=CARDS[:1]),)),
    SearchFieldBlock(examples=(SearchExample(query="dark mode", href="/acorn/dark/"),)),
    ApiParts(kind="slots", rows=()),
    ApiTypes(definitions=()),
    ApiChanges(older="1.0", newer="2.0", entries=CHANGES),
)
PAGE = Page(
    route="/acorn/leaf/",
    translations=MESSAGES,
    title="Leaf",
    description="Green.",
    family="acorn",
    tree="acorn",
    identity=ProductIdentity(product_id=None, category_id=None),
    place=NavPlace(plan="pro"),
    status=ProductStatus(
        kind="deprecated", text="Gets no *fixes*.", successor=Successor(title="Elm", href="/elm/")
    ),
    also_in=(PageLink(title="Elm", href="/elm/leaf/"), PageLink(title="Oak", href="/oak/leaf/")),
    contents=(),
    blocks=BLOCKS,
    demos={"acorn/Counter": DEMO},
    api_links=(
        EntryLink(
            title="Leaf", href="/acorn/api/leaf/", source="https://code.example/tree/v1/src/Leaf"
        ),
        EntryLink(title="Twig", href="/acorn/api/twig/"),
    ),
    edit_href=None,
    source_path="pages/acorn/leaf/index.md",
    canonical=None,
)
EXPECTED = """\
# Leaf

> Green.

Page: https://acorn.example/acorn/leaf/

Plan: Pro

Status: Deprecated. Gets no \\*fixes\\*. Instead: [Elm](https://acorn.example/elm/)

Also in: [Elm](https://acorn.example/elm/leaf/), [Oak](https://acorn.example/oak/leaf/)

A [twig](https://acorn.example/acorn/twig/), [its size](https://acorn.example/acorn/leaf/#size).

## The `size`

### Rings (Premium)

| A |
| --- |

```bash title="Terminal"
npm test
```

**npm**

```bash
npm i
```

**yarn**

```bash
yarn
```

> **Warning: Wait**
>
> One
>
> Two

> **Note**
>
> Three

- **Small** It is **4** KB.

**Demo: Counter** ([alone](https://acorn.example/acorn/leaf/demos/Counter/), \
[all its code](https://acorn.example/acorn/leaf/demos/Counter/demo.json))

```tsx title="Counter.tsx"
export default 1;
```

[Chart, as the page draws it](https://acorn.example/acorn/leaf/)

- scheme: dark

- [Acorn](https://acorn.example/acorn/) v2: Trees.

## Acorn

| Version | Released | State | Documentation |
| --- | --- | --- | --- |
| v2 | 2026-01-02 | stable | [this site](https://acorn.example/acorn/) |
| v1 | not known |  | <https://v1.acorn.example> |

**Playground of `Leaf`**, with a control for each of these props:

- `size`: `s` | `m`, by default `"m"`
- `open`: boolean, by default `false`
- `label`: string

- [Rings](https://acorn.example/blog/rings/), 2026-11-20: On rings.

**Icons of `acorn-icons`**: [all 3 names](https://acorn.example/_assets/icons/acorn-1/names.txt), \
one a line. Styles by the end of a name:

- Plain: nothing
- Sharp: `Sharp`

```ts
import NameIcon from 'acorn-icons/Name';
```

`Oak`

- Package: `acorn`

### Parts

- [Seed](https://acorn.example/acorn/seed/): How it begins
- [Bark](https://acorn.example/acorn/api/bark/)

- [Seed](https://acorn.example/acorn/seed/): How it begins

- [dark mode](https://acorn.example/acorn/dark/)

1.0 to 2.0

## Leaf, LeafPlus

- Deprecated: prop `color` (LeafPlus); Use `hue`; \
[How to migrate](https://acorn.example/acorn/update/#hue)
- Type changed: prop `size`; `string` -> `number`

## Other exports

- Added: export `toLeaf`

## API

- [Leaf](https://acorn.example/acorn/api/leaf/), [Source](https://code.example/tree/v1/src/Leaf)
- [Twig](https://acorn.example/acorn/api/twig/)
"""


def test_a_page_is_written_block_by_block() -> None:
    assert page_markdown(PAGE, host=HOST, families=FAMILIES) == EXPECTED


def test_every_kind_of_block_is_tried() -> None:
    assert {type(block) for block in BLOCKS} == set(get_args(Block))


def test_links_are_paths_from_the_root_where_the_host_is_not_known() -> None:
    text = page_markdown(PAGE, host=None)
    assert "[twig](/acorn/twig/)" in text
    assert "[its size](/acorn/leaf/#size)" in text


def test_a_file_of_several_demos_is_written_once() -> None:
    shared = CodeFile(name="trees.ts", language="ts", source="export const trees = 3;\n", html="")
    other = CodeFile(name="trees.ts", language="ts", source="export const trees = 4;\n", html="")
    demos = [_demo("Oak", shared), _demo("Ash", shared), _demo("Elm", other)]
    page = msgspec.structs.replace(
        PAGE,
        blocks=tuple(DemoBlock(demo=one.id) for one in demos),
        demos={one.id: one for one in demos},
    )
    text = page_markdown(page, host=HOST)
    assert text.count("export const trees = 3;") == 1
    assert "`trees.ts`: see the demo Oak.\n" in text
    assert text.count("export const trees = 4;") == 1


def test_a_file_that_pages_share_is_linked() -> None:
    data = CodeFile(
        name="rows.ts", language="ts", source="export const rows = [];\n", html="", shared=True
    )
    demo = _demo("Oak", data)
    page = msgspec.structs.replace(PAGE, blocks=(DemoBlock(demo=demo.id),), demos={demo.id: demo})
    text = page_markdown(page, host=HOST)
    assert "export Oak;" in text
    assert "export const rows" not in text
    assert "`rows.ts`: in all its code.\n" in text


def _demo(name: str, shared: CodeFile) -> Demo:
    entry = CodeFile(name=f"{name}.tsx", language="tsx", source=f"export {name};\n", html="")
    variant = DemoVariant(styling="system", module=name, ts=(entry, shared), js=())
    return msgspec.structs.replace(
        DEMO, id=f"acorn/{name}", name=name, title=name, variants=(variant,)
    )
