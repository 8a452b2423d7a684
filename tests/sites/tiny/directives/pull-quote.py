"""A quote with its author: `:::pull-quote by="Ann Larch" role="Gardener"`."""

from showfloor.markdown import Directive, DirectiveBlock, DirectiveError, Signature

signature = Signature(options={"by": (), "role": ()})


def container(directive: Directive) -> DirectiveBlock:
    by = directive.options.get("by")
    if by is None:
        raise DirectiveError(
            "the quote has no author",
            why="readers want to know who said it",
            fix='write it like `:::pull-quote by="Ann Larch"`',
        )
    role = directive.options.get("role")
    return DirectiveBlock(props={"by": by, "role": role}, content=directive.content)
