from showfloor.markdown import Directive, DirectiveBlock, Signature

signature = Signature(options={"by": (), "role": ()})


def container(directive: Directive) -> DirectiveBlock:
    return DirectiveBlock(props={"by": directive.words[0]})
