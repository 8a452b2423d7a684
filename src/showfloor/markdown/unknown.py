"""Directives that do not exist: what the author may have meant."""

from showfloor.errors import SourceError
from showfloor.markdown.arguments import suggestion
from showfloor.markdown.place import Place

__all__ = ["unknown_directive"]

ELSEWHERE = {
    "note": "info",
    "important": "info",
    "tip": "success",
    "caution": "warning",
    "danger": "error",
}
"""Names that other sites use, and ours for the same."""


def unknown_directive(name: str, rules: tuple[str, ...], place: Place) -> SourceError:
    """Return the error for a directive `::name` or `:::name` that has no rule."""
    colons, word = name[: name.rindex(":") + 1], name.lstrip(":")
    other = f"::{word}" if colons == ":::" else f":::{word}"
    if other in rules:
        return _other_form(name, other, place)
    known = tuple(rule for rule in rules if rule.rpartition(":")[0] + ":" == colons)
    if colons == ":::":
        return _unknown_container(name, ELSEWHERE.get(word, word), known, place)
    return place.error(
        f'there is no directive "{name}"',
        why="a line that begins with two colons and a name places something on the page",
        fix=f"{suggestion(name, known)}the directives are {', '.join(known)}; "
        f'a text that begins with two colons is written "\\{name}"',
    )


def _unknown_container(name: str, meant: str, known: tuple[str, ...], place: Place) -> SourceError:
    return place.error(
        f'there is no callout or other container "{name}"',
        why="its name says how its content is drawn",
        fix=f"{suggestion(f':::{meant}', known)}the containers are {', '.join(known)}",
    )


def _other_form(name: str, other: str, place: Place) -> SourceError:
    if other.startswith(":::"):
        return place.error(
            f'"{name}" has two colons',
            why="it has content, which a container holds",
            fix=f'write "{other}", the content, and ":::" on a line of its own',
        )
    return place.error(
        f'"{name}" has three colons',
        why="it has no content, and so nothing to close",
        fix=f'write "{other}", without a closing line',
    )
