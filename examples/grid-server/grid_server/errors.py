"""What a request can have wrong.

RequestError          400
├── MissingRowError   404
├── ConflictError     409
└── InvalidError      422
"""


class RequestError(Exception):
    """A request that asks for what there is not, such as an unknown field.

    The message is for people, and says what is wrong and how to fix it.
    """

    status = 400

    def __init__(self, message: str, field: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.field = field


class MissingRowError(RequestError):
    """A row that does not exist, or no longer."""

    status = 404


class ConflictError(RequestError):
    """A row that somebody else has changed."""

    status = 409


class InvalidError(RequestError):
    """A value that cannot be used."""

    status = 422
