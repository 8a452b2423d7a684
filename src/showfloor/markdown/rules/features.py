"""Feature lists: short points, each with a title, set as a grid.

:::features
- **Small** The whole of it is 4 KB.
- **Typed** It needs no declarations of its own.
:::
"""

from collections.abc import Iterator

from markdown_it.token import Token

from showfloor.errors import SourceError
from showfloor.markdown.arguments import Signature
from showfloor.markdown.context import Context, Node
from showfloor.markdown.inline import plain_title, render_text
from showfloor.markdown.place import Place
from showfloor.model.blocks import Feature, FeatureList

SIGNATURE = Signature()
PLAIN = {"text", "text_special", "code_inline", "softbreak"}
"""What a title may be made of: it is shown without markup."""


def features(node: Node, context: Context) -> FeatureList:
    """Return the list; the HTML of an item is text without a paragraph around it."""
    SIGNATURE.read(node.name, node.text, node.place)
    lists = list(context.nodes(node.content))
    if len(lists) != 1 or lists[0].name != "bullet_list_open":
        raise node.place.error(
            'the container ":::features" does not hold one list',
            why="each item of the list becomes a feature",
            fix='write nothing but items like "- **Title** text" between its lines',
        )
    return FeatureList(items=tuple(_items(lists[0], context)))


def _items(bullets: Node, context: Context) -> Iterator[Feature]:
    for item in context.nodes(bullets.content):
        paragraphs = list(context.nodes(item.content))
        if len(paragraphs) != 1 or paragraphs[0].name != "paragraph_open":
            raise _bad_item(item.place)
        yield _feature(paragraphs[0].tokens[1], item.place, context)


def _feature(text: Token, place: Place, context: Context) -> Feature:
    children = [child for child in text.children or () if child.type != "text" or child.content]
    types = [child.type for child in children]
    if not types or types[0] != "strong_open":
        raise _bad_item(place)
    end = types.index("strong_close")
    if not PLAIN.issuperset(types[1:end]):
        raise _bad_item(place)
    title = plain_title(text.copy(children=children[1:end]), place)
    html = render_text(text.copy(children=children[end + 1 :]), context).strip()
    if not title or not html:
        raise _bad_item(place)
    return Feature(title=title, html=html)


def _bad_item(place: Place) -> SourceError:
    return place.error(
        'an item of ":::features" is not a title with a text',
        why="a feature is drawn as a plain title over one paragraph",
        fix='write it like "- **Title** text"',
    )
