"""Directives that a site adds: a rule in `directives/<name>.py`, drawn by a component beside it.

    from showfloor.markdown import Directive, DirectiveBlock, Signature

    signature = Signature(words="Stars")

    def leaf(directive: Directive) -> DirectiveBlock:
        return DirectiveBlock(props={"stars": int(directive.words[0])})

A rule is code of the site's author, and runs when pages are read.
"""

import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Final

import msgspec

from showfloor.config import read_text
from showfloor.decoding import decode_json
from showfloor.errors import SourceError, SourcesError
from showfloor.markdown.arguments import Signature
from showfloor.markdown.context import Context, Node, Rule
from showfloor.markdown.document import ComponentUse
from showfloor.markdown.parser import RULES
from showfloor.model.blocks import Block, ComponentBlock

DIRECTIVES: Final = "directives/"
"""Folder of the rules and their components, in the site's folder."""

FORMS: Final = {"leaf": "::", "container": ":::"}
"""Functions of a rule's file, and what begins the directives that they read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Directive:
    """A use of a directive in a page."""

    words: tuple[str, ...]
    options: Mapping[str, str]
    flags: frozenset[str]
    content: tuple[Block, ...]
    """The Markdown inside of a container as blocks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DirectiveBlock:
    """What a rule makes of a use: the props and the content of the component that draws it."""

    props: Mapping[str, object] = field(default_factory=dict)
    """Values that JSON has."""
    content: tuple[Block, ...] = ()
    """The component gets it as `children`."""
    live: bool = False
    """Whether the component is hydrated in the browser."""


class DirectiveError(Exception):
    """A mistake of a page's author, which a rule raises; it is reported with the page's line."""

    def __init__(self, what: str, *, why: str, fix: str) -> None:
        super().__init__(what)
        self.what, self.why, self.fix = what, why, fix


def component_name(directive: str) -> str:
    """Return the name of the component of a directive: that of `price-list` is `PriceList`."""
    return "".join(part[:1].upper() + part[1:] for part in directive.split("-"))


def load_directives(root: Path) -> dict[str, Rule]:
    """Return the rules of a site by what begins their directives.

    Raises `SourcesError` with the mistakes of all files.
    """
    rules: dict[str, Rule] = {}
    errors: list[SourceError] = []
    for file in sorted((root / DIRECTIVES).glob("*.py")):
        try:
            rules |= _rules(file, root)
        except SourceError as error:
            errors.append(error)
    if errors:
        raise SourcesError(errors)
    return rules


def _rules(file: Path, root: Path) -> dict[str, Rule]:
    path, name = f"{DIRECTIVES}{file.name}", file.stem
    component = f"{component_name(name)}.tsx"
    if not file.with_name(component).is_file():
        raise SourceError(
            f'the directive "{name}" has no component',
            path=path,
            why="a rule says what is shown, and a component draws it",
            fix=f"write {DIRECTIVES}{component}",
        )
    module = _module(file, root, path)
    signature = getattr(module, "signature", Signature())
    functions = {form: getattr(module, form) for form in FORMS if hasattr(module, form)}
    if not functions or not isinstance(signature, Signature):
        raise SourceError(
            f'"{name}" is not the rule of a directive',
            path=path,
            why="a rule has a function `leaf` for `::name`, or `container` for `:::name`, and its"
            " `signature` is a `Signature`",
            fix="write it like the one in docs/directives.md",
        )
    return {
        FORMS[form] + name: _rule(name, signature, function, file)
        for form, function in functions.items()
        if _is_free(FORMS[form] + name, path)
    }


def _is_free(name: str, path: str) -> bool:
    if name in dict(RULES):
        raise SourceError(
            f'the engine has a directive "{name}"',
            path=path,
            why="pages could not say which of the two they mean",
            fix="give the file another name",
        )
    return True


def _module(file: Path, root: Path, path: str) -> ModuleType:
    """Return the module of a file; nothing is written to disk, and nothing is cached."""
    module = ModuleType(f"directives.{file.stem}")
    source = read_text(file, root)
    try:
        exec(compile(source, str(file), "exec"), module.__dict__)
    except SyntaxError as error:
        raise SourceError(
            f"the rule is not Python: {error.msg}",
            path=path,
            line=error.lineno,
            why="it runs when pages are read",
            fix="correct the line",
        ) from error
    except (Exception, SystemExit) as error:  # one that exits would end the build as a success
        raise SourceError(
            f"the rule cannot be loaded: {_described(error)}",
            path=path,
            line=_line_in(error, file),
            why="it runs when pages are read",
            fix="correct the line; a rule may import installed packages and `showfloor.markdown`",
        ) from error
    return module


def _rule(
    name: str, signature: Signature, function: Callable[[Directive], object], file: Path
) -> Rule:
    def rule(node: Node, context: Context) -> ComponentBlock:
        words, options, flags = signature.read(node.name, node.text, node.place)
        content = context.blocks(node.content)
        use = Directive(words=words, options=options, flags=flags, content=content)
        made = _called(function, use, node, file)
        component = f"{DIRECTIVES}{component_name(name)}"
        context.directives.append(name)
        context.components.append(
            ComponentUse(name=component, live=made.live, line=node.place.line)
        )
        return ComponentBlock(
            name=component,
            props=_json(made.props, node, file),
            live=made.live,
            blocks=tuple(made.content),
        )

    return rule


def _called(
    function: Callable[[Directive], object], use: Directive, node: Node, file: Path
) -> DirectiveBlock:
    try:
        made = function(use)
    except DirectiveError as mistake:
        raise node.place.error(mistake.what, why=mistake.why, fix=mistake.fix) from mistake
    except (Exception, SystemExit) as error:
        line = _line_in(error, file)
        raise _fails(node, file, _described(error), line) from error
    if not isinstance(made, DirectiveBlock):
        reason = f"it returns {type(made).__name__}, not a DirectiveBlock"
        raise _fails(node, file, reason)
    return made


def _json(props: Mapping[str, object], node: Node, file: Path) -> dict[str, object]:
    """Return props as they are after a way through JSON."""
    try:
        return decode_json(msgspec.json.encode(dict(props)), dict[str, object])
    except (TypeError, ValueError, msgspec.MsgspecError) as error:
        raise _fails(node, file, f"its props are not JSON: {error}") from error


def _fails(node: Node, file: Path, reason: str, line: int | None = None) -> SourceError:
    where = f"{DIRECTIVES}{file.name}" + (f":{line}" if line else "")
    return node.place.error(
        f'the rule of "{node.name}" fails: {reason}',
        why=f"{where} cannot make a block of this directive",
        fix="correct the rule; for a mistake of the page, it raises a `DirectiveError`",
    )


def _described(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".removesuffix(": ")


def _line_in(error: BaseException, file: Path) -> int | None:
    """Return the last line of a rule's file on the way to an error."""
    frames = traceback.extract_tb(error.__traceback__)
    return next((one.lineno for one in reversed(frames) if one.filename == str(file)), None)
