"""A page as Markdown: its text, its blocks by kind, and the code of its demos."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from showfloor.model.api_blocks import ApiFacts, ApiParts, ApiTable, ApiTypes
from showfloor.model.api_changes import ApiChanges
from showfloor.model.blocks import (
    Block,
    Callout,
    CodeBlock,
    CodeTabs,
    ComponentBlock,
    DemoBlock,
    FeatureList,
    Heading,
    Prose,
    SearchFieldBlock,
    TableBlock,
)
from showfloor.model.catalog import CatalogBlock, CatalogFilterBlock
from showfloor.model.demo import Demo, demo_route
from showfloor.model.icons import IconSetBlock
from showfloor.model.page import Page
from showfloor.model.playground import PlaygroundBlock, PlaygroundControl
from showfloor.model.post import PostListBlock
from showfloor.model.product import FamilyCard, ProductStatus, Version
from showfloor.outputs.api_markdown import ApiWriter
from showfloor.outputs.changes_markdown import changes_markdown
from showfloor.outputs.html_markdown import (
    Links,
    escaped,
    fenced,
    html_to_line,
    html_to_markdown,
    quoted,
)


def page_markdown(
    page: Page,
    *,
    host: str | None,
    families: Sequence[FamilyCard] = (),
) -> str:
    """Return a whole page, with the code of its demos and complete links.

    `host` is the address of the published site, such as `https://a.example`; without it, links are
    paths from the root. `families` are the products that some components list.
    """
    links = Links(host, page.route)
    writer = BlockWriter(
        links=links, messages=page.translations, demos=page.demos, families=families
    )
    blocks = [*_head(page, links), *writer.write(page.blocks), *_api(page, links)]
    return "\n\n".join(blocks) + "\n"


def _head(page: Page, links: Links) -> Iterator[str]:
    yield f"# {page.title}"
    yield f"> {page.description}"
    yield f"Page: {links.to(page.route)}"
    if page.place.plan is not None:
        yield f"Plan: {page.translations[f'plan.{page.place.plan}']}"
    if page.status is not None:
        yield f"{page.translations['status']}: {_status(page.status, page.translations, links)}"
    if page.also_in:
        others = (f"[{escaped(other.title)}]({links.to(other.href)})" for other in page.also_in)
        yield f"{page.translations['page.alsoIn']}: {', '.join(others)}"
    if page.post is not None:
        yield f"{page.post.date}, {', '.join(author.title for author in page.post.authors)}"


def _status(status: ProductStatus, messages: Mapping[str, str], links: Links) -> str:
    text = f"{messages[f'status.{status.kind}']}. {escaped(status.text)}"
    if status.successor is None:
        return text
    href = links.to(status.successor.href)
    return f"{text} {messages['status.successor']} [{escaped(status.successor.title)}]({href})"


def _api(page: Page, links: Links) -> Iterator[str]:
    if page.api_links:
        yield f"## {page.translations['page.api']}"
        source = page.translations["page.source"]
        yield "\n".join(
            f"- [{link.title}]({links.to(link.href)})"
            + (f", [{source}]({link.source})" if link.source else "")
            for link in page.api_links
        )


def products(families: Iterable[FamilyCard], links: Links) -> str:
    """Return the listed products, each with its tagline."""
    return "\n".join(
        f"- [{family.name}]({links.to(family.href)}){_current(family.versions)}: {family.tagline}"
        for family in families
        if family.listed
    )


def versions(families: Iterable[FamilyCard], links: Links) -> str:
    """Return a heading and a table of versions for each product that has any."""
    return "\n\n".join(
        f"## {family.name}\n\n" + "\n".join(_table(family.versions, links))
        for family in families
        if family.listed and family.versions
    )


def _current(known: Sequence[Version]) -> str:
    return "".join(f" {version.text}" for version in known if version.current)


def _table(known: Sequence[Version], links: Links) -> Iterator[str]:
    yield "| Version | Released | State | Documentation |"
    yield "| --- | --- | --- | --- |"
    for version in known:
        released = version.released or "not known"
        place = f"[this site]({links.to(version.href)})" if version.current else f"<{version.href}>"
        yield f"| {version.text} | {released} | {version.status or ''} | {place} |"


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockWriter:
    """Writes the blocks of one page, each file of its demos once."""

    links: Links
    messages: Mapping[str, str]
    demos: Mapping[str, Demo]
    families: Sequence[FamilyCard]
    shown: dict[tuple[str, str], str] = field(default_factory=dict)
    """Title of the first demo with a file, by the file's name and source."""

    def write(self, blocks: Iterable[Block]) -> Iterator[str]:
        """Yield each block, without empty lines around it."""
        for block in blocks:
            if text := self._block(block):
                yield text

    def _block(self, block: Block) -> str:
        match block:
            case Prose(html=html) | TableBlock(html=html):
                return html_to_markdown(html, self.links.to)
            case Heading():
                return self._heading(block)
            case CodeBlock() | CodeTabs():
                return _code(block)
            case Callout() | FeatureList():
                return self._callout(block) if isinstance(block, Callout) else self._features(block)
            case DemoBlock() | PlaygroundBlock() | ComponentBlock():
                return self._live(block)
            case IconSetBlock() | PostListBlock() | CatalogBlock():
                return self._listed(block)
            case CatalogFilterBlock() | SearchFieldBlock():
                return self._finding(block)
            case ApiFacts() | ApiTable() | ApiParts() | ApiTypes():
                return ApiWriter(self.links).write(block)
            case ApiChanges():
                return changes_markdown(block, self.links, self.messages)

    def _heading(self, block: Heading) -> str:
        plan = f" ({self.messages[f'plan.{block.plan}']})" if block.plan else ""
        return f"{'#' * block.level} {html_to_line(block.html, self.links.to)}{plan}"

    def _callout(self, block: Callout) -> str:
        kind = self.messages[f"callout.{block.kind}"]
        title = f"{kind}: {escaped(block.title)}" if block.title else kind
        return quoted("\n\n".join([f"**{title}**", *self.write(block.blocks)]))

    def _features(self, block: FeatureList) -> str:
        return "\n".join(
            f"- **{escaped(item.title)}** {html_to_line(item.html, self.links.to)}"
            for item in block.items
        )

    def _live(self, block: DemoBlock | PlaygroundBlock | ComponentBlock) -> str:
        match block:
            case DemoBlock():
                return self._demo(self.demos[block.demo])
            case PlaygroundBlock():
                return _playground(block)
            case ComponentBlock():
                return self._component(block)

    def _demo(self, demo: Demo) -> str:
        """Return the source of a demo, in its first styling, without files shown before.

        Files that demos of many pages share, such as sample data, are linked with all its code.
        """
        alone = self.links.to(demo_route(self.links.route, demo.name))
        title = f"**Demo: {demo.title}** ([alone]({alone}), [all its code]({alone}demo.json))"
        elsewhere: dict[str, list[str]] = {}
        files = []
        for file in demo.variants[0].ts:
            first = self.shown.setdefault((file.name, file.source), demo.title)
            if file.shared:
                elsewhere.setdefault("in all its code", []).append(f"`{file.name}`")
            elif first == demo.title:
                files.append(fenced(file.source, f'{file.language} title="{file.name}"'))
            else:
                elsewhere.setdefault(f"see the demo {first}", []).append(f"`{file.name}`")
        notes = [f"{', '.join(names)}: {where}." for where, names in elsewhere.items()]
        return "\n\n".join([title, *files, *notes])

    def _listed(self, block: IconSetBlock | PostListBlock | CatalogBlock) -> str:
        match block:
            case IconSetBlock():
                return self._icons(block)
            case PostListBlock():
                return self._posts(block)
            case CatalogBlock():
                return "\n\n".join(self._catalog(block))

    def _finding(self, block: CatalogFilterBlock | SearchFieldBlock) -> str:
        """Return the links of a search field; a filter has none."""
        if isinstance(block, CatalogFilterBlock):
            return ""
        return "\n".join(f"- [{one.query}]({self.links.to(one.href)})" for one in block.examples)

    def _catalog(self, block: CatalogBlock) -> Iterator[str]:
        for group in block.groups:
            if not block.group:
                yield f"### {group.name}"
            yield "\n".join(
                f"- [{card.name}]({self.links.to(card.href)})"
                + (f": {card.line}" if card.line else "")
                for card in group.cards
            )

    def _icons(self, block: IconSetBlock) -> str:
        """Return how icons are named and imported, and a link to all names."""
        names = f"[all {block.count} names]({self.links.to(f'{block.data}names.txt')})"
        title = f"**Icons of `{block.package}`**: {names}, one a line. Styles by the end of a name:"
        styles = [
            f"- {one.label}: " + (f"`{one.suffix}`" if one.suffix else "nothing")
            for one in block.styles
        ]
        featured = ", ".join(f"`{icon.name}`" for icon in block.featured)
        imports = [line.replace("{name}", "Name") for line in block.imports]
        parts = [title, "\n".join(styles), fenced("\n".join(imports), "ts"), featured]
        return "\n\n".join(part for part in parts if part)

    def _posts(self, block: PostListBlock) -> str:
        return "\n".join(
            f"- [{entry.title}]({self.links.to(entry.href)}), {entry.post.date}: "
            f"{entry.description}"
            for entry in block.entries
        )

    def _component(self, block: ComponentBlock) -> str:
        match block.markdown:
            case "products":
                return products(self.families, self.links)
            case "versions":
                return versions(self.families, self.links)
        if block.blocks:
            return "\n\n".join(self.write(block.blocks))
        name = block.name.rpartition("/")[2]
        props = "".join(f"\n- {prop}: {_plain(value)}" for prop, value in block.props.items())
        return f"[{name}, as the page draws it]({self.links.to(self.links.route)})" + (
            f"\n{props}" if props else ""
        )


def _plain(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _code(block: CodeBlock | CodeTabs) -> str:
    if isinstance(block, CodeTabs):
        return "\n\n".join(f"**{tab.label}**\n\n{_code(tab.code)}" for tab in block.tabs)
    return fenced(block.source, block.language + (f' title="{block.title}"' if block.title else ""))


def _playground(block: PlaygroundBlock) -> str:
    """Return the controls of a playground, with their defaults."""
    controls = "".join(f"\n{_control(one)}" for one in block.controls)
    return f"**Playground of `{block.name}`**, with a control for each of these props:\n{controls}"


def _control(control: PlaygroundControl) -> str:
    choices = " | ".join(f"`{choice}`" for choice in control.choices)
    default = ""
    if control.default not in (None, ""):
        default = f", by default `{msgspec.json.encode(control.default).decode()}`"
    name = f"{control.part}.{control.prop}" if control.part else control.prop
    return f"- `{name}`: {choices or control.kind}{default}"
