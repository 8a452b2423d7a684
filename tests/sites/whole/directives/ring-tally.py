"""A row of rings: `::ring-tally 3`, and around other blocks `:::ring-tally 3`."""

from showfloor.markdown import Directive, DirectiveBlock, Signature

signature = Signature(words="Rings")


def leaf(directive: Directive) -> DirectiveBlock:
    return DirectiveBlock(props={"rings": int(directive.words[0])}, live=True)


def container(directive: Directive) -> DirectiveBlock:
    return DirectiveBlock(props={"rings": int(directive.words[0])}, content=directive.content)
