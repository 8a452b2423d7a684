"""A search field with what can be asked: each example is a link to the page that it finds.

:::search
- [dark mode](/acorn/dark-mode/)
- [sticky header](/acorn/react-table/)
:::
"""

from collections.abc import Iterator

from showfloor.errors import SourceError
from showfloor.markdown.arguments import Signature
from showfloor.markdown.context import Context, Node
from showfloor.markdown.inline import plain_text, render_text
from showfloor.markdown.place import Place
from showfloor.model.blocks import SearchExample, SearchFieldBlock

SIGNATURE = Signature()


def search(node: Node, context: Context) -> SearchFieldBlock:
    """Return the field with its examples, and note what they are to find."""
    SIGNATURE.read(node.name, node.text, node.place)
    lists = list(context.nodes(node.content))
    if len(lists) != 1 or lists[0].name != "bullet_list_open":
        raise node.place.error(
            'the container ":::search" does not hold one list',
            why="each item of the list is an example of what can be searched",
            fix='write nothing but items like "- [dark mode](/acorn/dark-mode/)" between its lines',
        )
    examples = tuple(_examples(lists[0], context))
    context.searches.extend(examples)
    return SearchFieldBlock(examples=examples)


def _examples(bullets: Node, context: Context) -> Iterator[SearchExample]:
    for item in context.nodes(bullets.content):
        paragraphs = list(context.nodes(item.content))
        if len(paragraphs) != 1 or paragraphs[0].name != "paragraph_open":
            raise _bad_item(item.place)
        text = paragraphs[0].tokens[1]
        children = [one for one in text.children or () if one.type != "text" or one.content]
        types = [child.type for child in children]
        if types != ["link_open", "text", "link_close"]:
            raise _bad_item(item.place)
        render_text(text, context)  # which notes the link, to be checked as any other
        yield SearchExample(query=plain_text(text), href=str(children[0].attrs["href"]))


def _bad_item(place: Place) -> SourceError:
    return place.error(
        'an item of ":::search" is not a link',
        why="its text is searched, and without a script it leads to what that would find",
        fix='write it like "- [dark mode](/acorn/dark-mode/)"',
    )
