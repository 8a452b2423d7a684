"""What others made, as far as a release holds it."""

from showfloor.model.base import Model


class Work(Model, frozen=True, kw_only=True):
    """A package or a font whose code or data reaches readers."""

    name: str
    version: str
    license: str | None
    """As it declares it: an SPDX expression, or words of its own."""
    texts: tuple[str, ...]
    """Of its license, and of the licenses of works that it carries inside."""
    changed: bool = False
    """Whether readers are sent another form of it than it was published in."""
    standard: bool = False
    """Whether its text is the standard one of the license, since it brings none itself."""
    bundles: tuple[str, ...]
    """What it is part of, such as "edited demos"."""
