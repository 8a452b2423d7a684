"""Code to highlighted HTML, by tree-sitter grammars.

    highlight('const a = 1;', 'ts')
    -> ['<span class="tok-keyword">const</span> a <span class="tok-operator">=</span> ...']

`KINDS` are the kinds of token that a stylesheet has to know.
"""

from showfloor.highlight.languages import LANGUAGES, canonical_language
from showfloor.highlight.painter import highlight, wrap_lines
from showfloor.highlight.tokens import KINDS

__all__ = ["KINDS", "LANGUAGES", "canonical_language", "highlight", "wrap_lines"]
