"""The base of all model values."""

import msgspec


class Model(msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """A frozen, slotted value; its JSON uses camelCase, as the frontend does.

    Subclasses repeat `frozen=True, kw_only=True`: type checkers do not inherit them.
    """
