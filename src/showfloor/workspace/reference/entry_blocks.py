"""The blocks of a page of the API reference, made from its entries."""

from collections.abc import Container, Iterator, Mapping, Sequence
from html import escape
from types import MappingProxyType

from showfloor.highlight import highlight, wrap_lines
from showfloor.model.api import ApiAlternativeProp, ApiEntry, ApiProp, ApiSignature
from showfloor.model.api_blocks import ApiFacts, ApiParts, ApiTable, ApiTypes
from showfloor.model.base import Model
from showfloor.model.blocks import Block, Callout, CodeBlock, CodeTab, CodeTabs, Heading, Prose
from showfloor.model.navigation import PageLink
from showfloor.workspace.reference.declaration_text import ApiText, OwnPage, no_own_page
from showfloor.workspace.reference.entry_facts import api_facts
from showfloor.workspace.reference.entry_ids import ApiNames
from showfloor.workspace.reference.guides import ApiGuide
from showfloor.workspace.reference.rows import EntryRows
from showfloor.workspace.reference.type_html import type_html

Messages = Mapping[str, str]


class ApiBody(Model, frozen=True, kw_only=True):
    """The content of a page of the API reference."""

    blocks: tuple[Block, ...]
    links: tuple[str, ...]
    """Links of its descriptions inside the site."""

    @property
    def headings(self) -> tuple[Heading, ...]:
        """The headings of the page's contents, in order."""
        return tuple(block for block in self.blocks if isinstance(block, Heading))

    @property
    def anchors(self) -> tuple[str, ...]:
        """Every id of the page that can be linked to, those of headings included."""
        return tuple(anchor for block in self.blocks for anchor in _anchors(block))


def api_body(
    entries: Sequence[ApiEntry],
    messages: Messages,
    *,
    uses: Mapping[str, Sequence[PageLink]],
    guides: Mapping[str, ApiGuide],
    routes: Container[str],
    frequent: Mapping[str, Sequence[str]] = MappingProxyType({}),
    own_page: OwnPage = no_own_page,
) -> ApiBody:
    """Return the body of a page that documents one entry or several.

    `messages` are those of the interface, `uses` the demos that use an entry, `guides` the page
    that explains it and `frequent` the props that demos give most, by its slug, and `routes` the
    pages of the site: descriptions keep links to these, and `own_page` finds them at other
    addresses. A page of one entry has its sections on level 2; where entries have anchors, since
    a page can hold several, each is a section of level 2 of that id.
    """
    blocks: list[Block] = []
    links: list[str] = []
    for entry in entries:
        level = 2 if len(entries) == 1 and entry.anchor is None else 3
        if level == 3:
            blocks.append(Heading.of_text(2, entry.anchor or entry.slug, entry.name))
        anchors = ApiNames(entry).anchors(entry)
        text = ApiText(routes, route=entry.route, anchors=anchors, own_page=own_page)
        section = _Entry(entry, messages, text, level, frequent.get(entry.slug, ()))
        blocks += section.blocks(uses.get(entry.slug, ()), guides.get(entry.slug))
        links += section.text.links
        links += [guides[entry.slug].href] if entry.slug in guides else []
    return ApiBody(blocks=tuple(blocks), links=tuple(links))


class _Entry:
    """An entry, with the tools that make its blocks."""

    def __init__(
        self,
        entry: ApiEntry,
        messages: Messages,
        text: ApiText,
        level: int,
        frequent: Container[str],
    ) -> None:
        self.entry = entry
        self.messages = messages
        self.level = level
        self.frequent = frequent
        self.names = ApiNames(entry)
        self.text = text
        self.rows = EntryRows(self.names, self.text, messages)

    def blocks(self, uses: Sequence[PageLink], guide: ApiGuide | None) -> Iterator[Block]:
        """Yield the description of the entry, then a section for each of its lists."""
        entry = self.entry
        if entry.deprecated is not None:
            yield self.deprecation(entry.deprecated, entry.deprecated_in)
        opening, notes = (
            ("", entry.description)
            if guide and guide.html
            else _split_description(entry.description)
        )
        if html := self.opening(opening, guide):
            yield Prose(html=html)
        yield from self.code()
        yield api_facts(entry, uses, self.messages, id=self.names.section("facts"))
        yield from self.tables()
        yield from self.parts()
        if self.names.shared:
            yield self.heading("types")
            yield self.types()
        if notes:
            yield self.heading("notes")
            yield Prose(html=self.text.blocks(notes))

    def opening(self, text: str, guide: ApiGuide | None) -> str:
        """Return the first paragraph of the page, with a link to the guide.

        What the guide says of the entry comes first, then its own description, then the guide's
        lead, which is about more than the entry.
        """
        html = self.text.blocks(text)
        if guide is None:
            return html
        title = self.messages["api.guide"].replace("{title}", guide.title)
        link = f'<a class="api-guide" href="{escape(guide.href)}">{escape(title, quote=False)}</a>'
        if html:
            return f"{html.removesuffix('</p>')} {link}</p>"
        return f"<p>{' '.join(filter(None, (guide.html or guide.lead, link)))}</p>"

    def deprecation(self, reason: str, version: str | None) -> Callout:
        """Return the banner that warns of a deprecated entry."""
        html = self.text.blocks(reason) or f"<p>{escape(self.messages['api.deprecated.text'])}</p>"
        title = self.messages["api.deprecatedIn" if version else "badge.deprecated"]
        title = title.replace("{version}", version or "")
        return Callout(kind="warning", title=title, blocks=(Prose(html=html),))

    def code(self) -> Iterator[Block]:
        """Yield the imports of the entry, and the signature of a hook."""
        imports = self.entry.imports
        if len(imports) == 1:
            yield _code(imports[0].code)
        elif imports:
            tabs = zip(self.import_labels(), imports, strict=True)
            yield CodeTabs(
                group="api-import",
                tabs=tuple(CodeTab(label=label, code=_code(one.code)) for label, one in tabs),
            )
        if self.entry.signature:
            yield _code(_declared(self.entry.name, self.entry.signature))

    def import_labels(self) -> list[str]:
        """Return a label for each import; the same words on every page that has two."""
        specifiers = [one.specifier for one in self.entry.imports]
        if len(specifiers) == 2 and specifiers[1] == self.entry.package:
            return [self.messages["api.import.module"], self.messages["api.import.package"]]
        return specifiers

    def tables(self) -> Iterator[Block]:
        """Yield the table of props; of hooks, those of parameters and return values."""
        entry = self.entry
        if entry.untyped:
            yield Prose(html=f"<p>{escape(self.messages['api.untyped'], quote=False)}</p>")
        section = "properties" if entry.kind == "interface" else "props"
        yield from self.table(section, "prop", entry.props)
        yield from self.table("parameters", "parameters", entry.parameters)
        yield from self.table("return-value", "return-value", entry.returns)

    def table(self, section: str, kind: str, props: Sequence[ApiProp]) -> Iterator[Block]:
        if not props:
            return
        title = self.messages[f"api.section.{section}"]
        label = self.messages["api.table"].replace("{title}", title)
        rows = self.rows.props(props, kind, self.frequent)
        yield self.heading(section)
        if kind == "prop" and self.entry.alternatives:
            yield self.alternatives(self.entry.alternatives)
        yield ApiTable(
            id=self.names.section(section),
            label=label.replace("{name}", self.entry.name),
            rows=rows,
            groups=self.rows.name_groups(props, kind),
        )

    def alternatives(self, alternatives: Sequence[Sequence[ApiAlternativeProp]]) -> Prose:
        """Return a sentence, and a list with the props of each alternative as they are declared."""
        none = escape(self.messages["api.alternatives.none"], quote=False)
        items = (", ".join(map(_alternative_prop, props)) or none for props in alternatives)
        text = escape(self.messages["api.alternatives"], quote=False)
        return Prose(html=f"<p>{text}</p><ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>")

    def parts(self) -> Iterator[Block]:
        """Yield slots, classes, state classes and CSS variables."""
        entry = self.entry
        classes = [one for one in entry.classes if not one.state]
        states = [one for one in entry.classes if one.state]
        if entry.slots:
            yield self.heading("slots")
            yield self.rows.slots(entry.slots)
        if classes:
            yield self.heading("classes")
            if entry.theme_name:
                yield Prose(html=f"<p>{escape(self.messages['api.classes.text'], quote=False)}</p>")
            yield self.rows.classes(classes)
        if states:
            yield self.heading("states")
            yield self.rows.classes(states)
        if entry.css_variables:
            yield self.heading("css-variables")
            yield self.rows.css_variables(entry.css_variables)

    def types(self) -> ApiTypes:
        """Return the types that several rows refer to."""
        shared = (self.names.types[name] for name in self.names.shared)
        return ApiTypes(definitions=tuple(map(self.rows.definition, shared)))

    def heading(self, section: str) -> Heading:
        title = self.messages[f"api.section.{section}"]
        return Heading.of_text(self.level, self.names.section(section), title)


def _split_description(description: str) -> tuple[str, str]:
    """Return the part of a description above the props, and the part below the lists.

    A page shows its props early: one paragraph is above them.
    """
    first, _, rest = description.partition("\n\n")
    is_paragraph = first[:1].isalpha() or first.startswith(("`", "[", "{", "<"))
    return (first, rest.strip()) if is_paragraph else ("", description)


def _code(source: str) -> CodeBlock:
    return CodeBlock(language="ts", html=wrap_lines(highlight(source, "ts"), {}), source=source)


def _alternative_prop(prop: ApiAlternativeProp) -> str:
    name = escape(prop.name) + ("" if prop.required else "?")
    return f"<code>{name}{f': {type_html(prop.type)}' if prop.type else ''}</code>"


def _declared(name: str, signature: ApiSignature) -> str:
    """Return a signature as the declaration of a function."""
    type_parameters = signature.text.partition("(")[0]
    parameters = ", ".join(
        f"{one.name}{'?' if one.optional else ''}: {one.type.text}" for one in signature.parameters
    )
    return f"function {name}{type_parameters}({parameters}): {signature.returns.text};"


def _anchors(block: Block) -> Iterator[str]:
    match block:
        case Heading(id=anchor) | ApiFacts(id=anchor):
            yield anchor
        case ApiTable(rows=rows, groups=groups):
            yield from (row.id for row in rows)
            yield from (one.id for row in rows for one in row.definitions if one.id)
            yield from (one.id for group in groups for one in group.names)
        case ApiParts(rows=rows, folded=folded):
            yield from (anchor for part in (*rows, *folded) for anchor in (part.id, *part.also))
        case ApiTypes(definitions=definitions):
            yield from (one.id for one in definitions)
        case _:
            pass
