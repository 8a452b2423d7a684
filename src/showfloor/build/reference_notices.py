"""What a build says of an API reference that was read anew."""

from collections.abc import Sequence

__all__ = ["reference_notices"]


def reference_notices(notes: Sequence[str]) -> list[str]:
    """Return one line where something is told in another way than it is declared."""
    if not notes:
        return []
    return [
        f"The API reference tells {len(notes)} things in another way than they are declared:"
        " `showfloor check` lists them."
    ]
