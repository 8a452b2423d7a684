"""The colours of the families, as the one style sheet that is made from data."""

from collections.abc import Iterable

from showfloor.model import FamilyCard

__all__ = ["accent_styles"]


def accent_styles(families: Iterable[FamilyCard]) -> str:
    """Return a rule for each family that has an accent: its hue and chroma in OKLCH."""
    rules = (
        f'  [data-family="{family.id}"] {{\n'
        f"    --accent-hue: {family.accent.hue:g};\n"
        f"    --accent-chroma: {family.accent.chroma:g};\n"
        "  }"
        for family in families
        if family.accent
    )
    return "\n".join(["@layer tokens {", *rules, "}", ""])
