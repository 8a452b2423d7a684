"""The state of parsing one page: its rules, its place, and the references found so far."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from markdown_it.token import Token

from showfloor.errors import SourceError
from showfloor.markdown.arguments import suggestion
from showfloor.markdown.place import Place
from showfloor.markdown.tokens import HeadingIds, line_inside
from showfloor.model.blocks import Block, Heading, Prose, SearchExample

if TYPE_CHECKING:
    from showfloor.markdown.document import (
        CatalogUse,
        CheckedCode,
        ComponentUse,
        DemoUse,
        ImageUse,
        LinkUse,
    )

ELSEWHERE = {
    "note": "info",
    "important": "info",
    "tip": "success",
    "caution": "warning",
    "danger": "error",
}
"""Names that other sites use, and ours for the same."""


def unknown_directive(name: str, rules: tuple[str, ...], place: Place) -> SourceError:
    """Return the error for a directive `::name` or `:::name` that has no rule."""
    colons, word = name[: name.rindex(":") + 1], name.lstrip(":")
    other = f"::{word}" if colons == ":::" else f":::{word}"
    if other in rules:
        return _other_form(name, other, place)
    known = tuple(rule for rule in rules if rule.rpartition(":")[0] + ":" == colons)
    if colons == ":::":
        return _unknown_container(name, ELSEWHERE.get(word, word), known, place)
    return place.error(
        f'there is no directive "{name}"',
        why="a line that begins with two colons and a name places something on the page",
        fix=f"{suggestion(name, known)}the directives are {', '.join(known)}; "
        f'a text that begins with two colons is written "\\{name}"',
    )


def _unknown_container(name: str, meant: str, known: tuple[str, ...], place: Place) -> SourceError:
    return place.error(
        f'there is no callout or other container "{name}"',
        why="its name says how its content is drawn",
        fix=f"{suggestion(f':::{meant}', known)}the containers are {', '.join(known)}",
    )


def _other_form(name: str, other: str, place: Place) -> SourceError:
    if other.startswith(":::"):
        return place.error(
            f'"{name}" has two colons',
            why="it has content, which a container holds",
            fix=f'write "{other}", the content, and ":::" on a line of its own',
        )
    return place.error(
        f'"{name}" has three colons',
        why="it has no content, and so nothing to close",
        fix=f'write "{other}", without a closing line',
    )


def _nothing(name: str) -> str:
    raise KeyError(name)


class Beside(NamedTuple):
    """Files that a page can show, without those of pages below it."""

    names: Sequence[str] = ()
    """Paths from the folder of the page."""
    read: Callable[[str], str] = _nothing
    """Returns the text of one of them; raises `SourceError` where it is none."""

    def text(self, name: str, place: Place) -> str:
        """Return the text of the file that a page names at `place`, or raise what is wrong."""
        if name not in self.names:
            raise place.error(
                f'the file "{name}" is not beside the page',
                why=f"code is shown from the files in {place.path.parent.as_posix()}",
                fix=f"{suggestion(name, self.names)}write its path from there, such as "
                "file=project/main.tsx",
            )
        return self.read(name)


class Node(NamedTuple):
    """A block of the text, before a rule has made a model block of it."""

    name: str
    """Type of its first token: `heading_open`, `fence`, `:::tabs`, `::demo`."""
    text: str
    """What follows the name on its line."""
    tokens: Sequence[Token]
    """From the opening token to the closing one."""
    place: Place

    @property
    def content(self) -> Sequence[Token]:
        """The tokens inside."""
        return self.tokens[1:-1]


Rule = Callable[[Node, "Context"], Block | None]
"""Makes a model block, or nothing for what is not shown."""

RenderProse = Callable[[Sequence[Token], "Context"], str]
"""Makes HTML of blocks without a rule."""


class Context:
    """The state that rules read and add to."""

    def __init__(
        self,
        start: Place,
        rules: Mapping[str, Rule],
        render_prose: RenderProse,
        ids: HeadingIds,
        beside: Beside,
        plans: Collection[str],
    ) -> None:
        self.start = start
        self.rules = rules
        self.render_prose = render_prose
        self.ids = ids
        self.beside = beside
        self.plans = plans
        self.headings: list[Heading] = []
        self.links: list[LinkUse] = []
        self.images: list[ImageUse] = []
        self.demos: list[DemoUse] = []
        self.lines_of_demos: dict[str, int] = {}
        self.components: list[ComponentUse] = []
        self.directives: list[str] = []
        self.checked: list[CheckedCode] = []
        self.icons: list[int] = []
        self.catalogs: list[CatalogUse] = []
        self.searches: list[SearchExample] = []

    def place(self, token: Token) -> Place:
        """Return the place at which a block token begins."""
        return self.start.after(token.map[0] if token.map else 0)

    def place_of(self, child: Token, text: Token) -> Place:
        """Return the place at which a link, an image or a tag of an `inline` token begins."""
        return self.place(text).after(line_inside(text, child))

    def nodes(self, tokens: Sequence[Token]) -> Iterator[Node]:
        """Split tokens into blocks."""
        first = 0
        while first < len(tokens):
            end = _end(tokens, first)
            opening = tokens[first]
            yield Node(opening.type, opening.info, tokens[first:end], self.place(opening))
            first = end

    def block(self, tokens: Sequence[Token]) -> Block | None:
        """Return the model block of tokens that are one block with a rule."""
        node = next(self.nodes(tokens))
        return self.rules[node.name](node, self)

    def blocks(self, tokens: Sequence[Token]) -> tuple[Block, ...]:
        """Return model blocks; adjacent blocks without a rule become one `Prose`."""
        blocks: list[Block] = []
        prose: list[str] = []
        for node in self.nodes(tokens):
            rule = self.rules.get(node.name)
            if rule is None:
                prose.append(self._prose(node))
            elif (block := rule(node, self)) is not None:
                blocks.extend(_merged(prose))
                prose.clear()
                blocks.append(block)
        blocks.extend(_merged(prose))
        return tuple(blocks)

    def _prose(self, node: Node) -> str:
        if node.name.startswith("::"):
            raise unknown_directive(node.name, tuple(self.rules), node.place)
        return self.render_prose(node.tokens, self)


def _end(tokens: Sequence[Token], first: int) -> int:
    """Return the index after the token that closes the one at `first`."""
    level, end = tokens[first].level, first + 1
    if tokens[first].nesting == 1:
        while tokens[end].level != level:
            end += 1
        end += 1
    return end


def _merged(prose: list[str]) -> Iterator[Prose]:
    if prose:
        yield Prose(html="".join(prose).removesuffix("\n"))
