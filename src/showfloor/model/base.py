"""The one way in which model values are declared."""

import msgspec

__all__ = ["Model"]


class Model(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """A frozen, slotted value; its JSON uses camelCase, as the frontend does."""
