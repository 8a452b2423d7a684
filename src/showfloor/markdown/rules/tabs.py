"""Tabs: code in several forms, of which a reader picks one for the whole site.

:::tabs framework
```tsx title="Vite"
code
```
```tsx title="Next.js"
code
```
:::
"""

import re

from showfloor.markdown.arguments import Signature
from showfloor.markdown.context import Context, Node
from showfloor.model.blocks import CodeBlock, CodeTab, CodeTabs

SIGNATURE = Signature(words="group")
GROUP = re.compile(r"[a-z][a-z0-9-]*")


def tabs(node: Node, context: Context) -> CodeTabs:
    """Return the tabs, one for each code block."""
    (group,) = SIGNATURE.read(node.name, node.text, node.place).words
    if not GROUP.fullmatch(group):
        raise node.place.error(
            f'the group "{group}" of ":::tabs" is not a name',
            why="it is the key under which the reader's choice is remembered",
            fix="write small letters, digits and hyphens, such as package-manager or framework",
        )
    found: dict[str, CodeTab] = {}
    for child in context.nodes(node.content):
        tab = _tab(child, context)
        if tab.label in found:
            raise child.place.error(
                f'a second tab is titled "{tab.label}"',
                why="readers and the remembered choice know a tab by its title",
                fix="give it another title",
            )
        found[tab.label] = tab
    if not found:
        raise node.place.error(
            'the container ":::tabs" is empty',
            why="each code block in it becomes a tab",
            fix='put code blocks into it, such as ```tsx title="Vite"',
        )
    return CodeTabs(group=group, tabs=tuple(found.values()))


def _tab(child: Node, context: Context) -> CodeTab:
    block = context.block(child.tokens) if child.name == "fence" else None
    if not isinstance(block, CodeBlock):
        raise child.place.error(
            'something in ":::tabs" is not a code block',
            why="each code block in it becomes a tab, and nothing else has a place there",
            fix='move it out of the container, or make it a code block such as ```bash title="npm"',
        )
    if not block.title:
        raise child.place.error(
            'a code block in ":::tabs" has no title',
            why="the title is what its tab says",
            fix='write one after the language, such as ```tsx title="Vite"',
        )
    untitled = CodeBlock(language=block.language, html=block.html, source=block.source)
    return CodeTab(label=block.title, code=untitled)
