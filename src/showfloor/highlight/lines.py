"""Highlighted lines to the HTML that stands in a `<pre>`."""

from collections.abc import Mapping, Sequence

__all__ = ["wrap_lines"]


def wrap_lines(lines: Sequence[str], attributes: Mapping[int, str]) -> str:
    r"""Return each line in a `<span class="s-line">`, with the attributes of its number (from 1).

    The line's end is inside its span: lines may be blocks without an empty one between them, and
    copied text still has its line ends.

        wrap_lines(["a"], {1: 'data-mark="ins"'})
        -> '<span class="s-line" data-mark="ins">a\n</span>'
    """
    return "".join(
        f'<span class="s-line"{_spaced(attributes.get(number))}>{line}\n</span>'
        for number, line in enumerate(lines, start=1)
    )


def _spaced(attribute: str | None) -> str:
    return f" {attribute}" if attribute else ""
