"""Attributes that make clicks on the links of pages that a build makes count.

The categories and actions are those of `web/src/model/analytics.ts`.
"""

__all__ = ["clicks"]


def clicks(category: str, action: str, label: str | None = None) -> str:
    """Return the attributes, a space before each; `{href}` in a label stands for the address."""
    fields = {"category": category, "action": action, "label": label}
    return "".join(
        f' data-analytics-event-{name}="{value}"' for name, value in fields.items() if value
    )
