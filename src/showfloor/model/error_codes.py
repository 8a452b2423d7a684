"""Errors that production builds of packages shorten to a number."""

from showfloor.model.base import Model


class ErrorPart(Model, frozen=True, kw_only=True):
    """A part of a message."""

    text: str
    """Literal text of the message; of an argument its kind, in a word."""
    arg: int | None = None
    """The argument of the error that goes here, counted from 0; `None` for plain text."""
    optional: bool = False
    """Whether there may be nothing here."""


class ErrorPlace(Model, frozen=True, kw_only=True):
    """Where an error is thrown."""

    package: str
    version: str
    module: str


class ErrorCode(Model, frozen=True, kw_only=True):
    """A number that stands for a message."""

    code: int
    parts: tuple[ErrorPart, ...]
    places: tuple[ErrorPlace, ...]
    """In the order of the packages."""

    @property
    def message(self) -> str:
        """The message, with a name in brackets for what is not known."""
        return "".join(
            part.text if part.arg is None else "" if part.optional else f"<{part.text}>"
            for part in self.parts
        )
