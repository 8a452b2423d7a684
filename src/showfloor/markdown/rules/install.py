"""Commands that install packages, for each package manager.

::install @scope/kit other-kit
::install some-types dev
"""

import re

from showfloor.highlight import highlight, wrap_lines
from showfloor.markdown.arguments import Signature
from showfloor.markdown.context import Context, Node
from showfloor.model.blocks import CodeBlock, CodeTab, CodeTabs

SIGNATURE = Signature(words="package...", flags=("dev",))

COMMANDS = {
    "npm": ("npm install", "npm install --save-dev"),
    "pnpm": ("pnpm add", "pnpm add --save-dev"),
    "yarn": ("yarn add", "yarn add --dev"),
}
"""For each package manager, how it installs what runs and what only developers need."""

PACKAGE = re.compile(r"(@[a-z0-9][\w.-]*/)?[a-z0-9][\w.-]*(@[\w.^~-]+)?", re.ASCII)


def install(node: Node, context: Context) -> CodeTabs:
    """Return a tab with the command of each package manager."""
    arguments = SIGNATURE.read(node.name, node.text, node.place)
    for package in arguments.words:
        if not PACKAGE.fullmatch(package):
            raise node.place.error(
                f'"{package}" is not the name of a package',
                why="readers copy the command and run it",
                fix="write names as the registry has them, such as @scope/kit or kit@1.2.3",
            )
    packages = " ".join(arguments.words)
    dev = "dev" in arguments.flags
    tabs = (_tab(name, f"{pair[dev]} {packages}") for name, pair in COMMANDS.items())
    return CodeTabs(group="package-manager", tabs=tuple(tabs))


def _tab(label: str, command: str) -> CodeTab:
    html = wrap_lines(highlight(command, "bash"), {})
    return CodeTab(label=label, code=CodeBlock(language="bash", html=html, source=command))
