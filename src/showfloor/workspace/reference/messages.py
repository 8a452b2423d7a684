"""The interface words that pages of the API reference are written with."""

from collections.abc import Mapping

from showfloor.errors import SourceError

__all__ = ["API_MESSAGES", "check_messages"]

API_MESSAGES = (
    "api.section.props",
    "api.section.properties",
    "api.section.parameters",
    "api.section.return-value",
    "api.section.slots",
    "api.section.classes",
    "api.section.states",
    "api.section.css-variables",
    "api.section.types",
    "api.section.notes",
    "api.fact.package",
    "api.fact.demos",
    "api.fact.theme",
    "api.fact.ref",
    "api.fact.inherits",
    "api.fact.rest",
    "api.fact.generic",
    "api.fact.type",
    "api.fact.size",
    "api.fact.source",
    "api.theme",
    "api.ref",
    "api.inherits",
    "api.rest.component",
    "api.rest.component.element",
    "api.rest.element",
    "api.rest.element.count",
    "api.rest.attributes",
    "api.size",
    "api.source",
    "api.guide",
    "api.import.module",
    "api.import.package",
    "api.default",
    "api.class",
    "api.key",
    "api.classes.text",
    "api.table",
    "api.deprecated.text",
    "badge.deprecated",
    "badge.premium",
    "badge.pro",
)


def check_messages(messages: Mapping[str, str]) -> None:
    """Raise `SourceError` when a word is missing."""
    missing = [key for key in API_MESSAGES if key not in messages]
    if missing:
        raise SourceError(
            f"the translation lacks {', '.join(missing)}",
            path="translations/en.json",
            why="pages of the API reference are written with these words",
            fix="add each key with its text",
        )
