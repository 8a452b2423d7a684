"""What a page's body is made of. Each kind has one component in `web/src/reading/blocks`."""

from html import escape
from typing import Annotated, Literal, Self

import msgspec

from showfloor.model.api_blocks import ApiFacts, ApiParts, ApiTable, ApiTypes
from showfloor.model.api_changes import ApiChanges
from showfloor.model.base import Model
from showfloor.model.catalog import CatalogBlock, CatalogFilterBlock
from showfloor.model.icons import IconSetBlock
from showfloor.model.playground import PlaygroundBlock
from showfloor.model.post import PostListBlock

CalloutKind = Literal["info", "success", "warning", "error"]

JsonValue = Annotated[object, msgspec.Meta(extra_json_schema={"title": "JSON"})]
"""Text, a number, a boolean, nothing, or lists and objects of these."""


class Prose(Model, tag="prose", frozen=True, kw_only=True):
    """Paragraphs, lists, quotes and other text as finished HTML."""

    html: str


class Heading(Model, tag="heading", frozen=True, kw_only=True):
    """A section heading with its anchor."""

    level: int
    """2 to 6; a page's `h1` is its title."""
    id: str
    html: str
    text: str
    """The heading without markup, for contents and search."""
    plan: str | None = None
    """The plan that its section's subject needs."""

    @classmethod
    def of_text(cls, level: int, id: str, text: str) -> Self:
        """Return a heading without markup."""
        return cls(level=level, id=id, html=escape(text, quote=False), text=text)


class TableBlock(Model, tag="table", frozen=True, kw_only=True):
    """A Markdown table as finished HTML; the component lets it scroll in its own box."""

    html: str


class CodeBlock(Model, tag="code", frozen=True, kw_only=True):
    """A fenced block.

    `html` holds one `<span class="s-line">` a line, with the line's end inside (so `.s-line` is a
    block); marked lines carry `data-mark="highlight"`, `"ins"` or `"del"`.
    """

    language: str
    html: str
    source: str
    title: str | None = None


class CodeTab(Model, frozen=True, kw_only=True):
    """One tab of a group of code blocks."""

    label: str
    code: CodeBlock


class CodeTabs(Model, tag="code-tabs", frozen=True, kw_only=True):
    """Code in several forms, of which a reader picks one for the whole site."""

    group: str
    """Key under which the choice is remembered, such as `package-manager`."""
    tabs: tuple[CodeTab, ...]


class Callout(Model, tag="callout", frozen=True, kw_only=True):
    """A remark that stands out."""

    kind: CalloutKind
    title: str | None
    blocks: tuple["Block", ...]


class DemoBlock(Model, tag="demo", frozen=True, kw_only=True):
    """A demo by name, with the options that its directive gave."""

    demo: str
    """Id of the demo, a key of the page's `demos`."""
    default_code: Literal["preview", "expanded", "hidden"] = "preview"
    """How much of the code shows at first; `preview` falls back to `hidden` if there is none."""
    background: Literal["plain", "inset", "gradient"] = "plain"
    """Background of the stage."""
    align: Literal["center", "start", "stretch"] = "center"
    """How the demo sits on its stage."""
    client_only: bool = False
    """Not rendered at build: for demos that are meant to fail or need a browser."""
    width: int | None = None
    """Widest that the demo may become, in CSS pixels; by default as wide as the stage."""
    frame_height: int | None = None
    """Height in CSS pixels of a document of its own that holds the demo, for what is placed on a
    window or measures it; `None` shows the demo in the page itself."""
    screen: bool = False
    """Whether it is a whole screen: above it are the widths to see it in, and the ways to open it
    alone and to take it along."""


class ComponentBlock(Model, tag="component", frozen=True, kw_only=True):
    """A component of the site: of `components/` by its name, or of a directive of the site."""

    name: str
    """That of a directive begins with `directives/`."""
    props: dict[str, JsonValue] = {}
    live: bool = False
    """Whether it is hydrated in the browser."""
    markdown: Literal["products", "versions"] | None = None
    """What of the site's own data it shows, for the page's Markdown."""
    blocks: tuple["Block", ...] = ()
    """The content of a directive, which the component places."""


class Feature(Model, frozen=True, kw_only=True):
    """An entry of a feature list."""

    title: str
    html: str


class FeatureList(Model, tag="features", frozen=True, kw_only=True):
    """Short points, each with a title, set as a grid."""

    items: tuple[Feature, ...]


class SearchExample(Model, frozen=True, kw_only=True):
    """What can be searched, and the page that is meant to be found."""

    query: str
    href: str


class SearchCounts(Model, frozen=True, kw_only=True):
    """How much there is to be found."""

    pages: int = 0
    props: int = 0
    icons: int = 0


class SearchFieldBlock(Model, tag="search-field", frozen=True, kw_only=True):
    """A large way to the search, with examples; compiling fills the counts in."""

    examples: tuple[SearchExample, ...]
    counts: SearchCounts = SearchCounts()


Block = (
    Prose
    | Heading
    | TableBlock
    | CodeBlock
    | CodeTabs
    | Callout
    | DemoBlock
    | ComponentBlock
    | FeatureList
    | ApiFacts
    | ApiTable
    | ApiParts
    | ApiTypes
    | ApiChanges
    | PlaygroundBlock
    | IconSetBlock
    | CatalogBlock
    | CatalogFilterBlock
    | SearchFieldBlock
    | PostListBlock
)
