"""Every error that Showfloor raises on purpose.

    ShowfloorError
    ├── SourceError        a mistake in the site's sources, with its place
    ├── SourcesError       several of them, reported together
    ├── ConfigError        a setting outside any source file (an option, a variable)
    ├── ToolError          a program we depend on (Node, Vite, a browser) failed or is missing
    │   └── BundleError    code of the site could not be bundled
    └── ReleaseError       a release cannot be written, read or switched to

A message contains what happened, where, why that is a problem and how to fix it. The command
line prints it as it is and exits with 1; nothing here is ever shown with a traceback.
"""

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Final

SITE_PACKAGES: Final = "the folder of the site's package.json"
"""Where `npm ci` installs what a site documents and uses."""

UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


def _shown(text: str) -> str:
    """Return a text as any terminal shows it: what an author wrote may hold anything."""
    return UNSEEN.sub(lambda sign: f"\\u{ord(sign[0]):04x}", text)


def printable(text: str) -> str:
    """Return a text with what cannot be seen, or ends a line, written as an escape."""
    return "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in text)


class ShowfloorError(Exception):
    """Base of all errors that are explained to the user instead of traced."""


class ExplainedError(ShowfloorError):
    """An error with a reason and a way out, laid out the same everywhere."""

    def __init__(self, what: str, *, why: str, fix: str) -> None:
        super().__init__(what, why, fix)
        self.what = what
        self.why = why
        self.fix = fix

    def __str__(self) -> str:
        return f"{self.what}\n  why: {self.why}\n  fix: {self.fix}"


class ConfigError(ExplainedError):
    """A setting that is not in a source file is wrong."""


class ToolError(ExplainedError):
    """A program that the build depends on is missing or failed."""


class BundleError(ToolError):
    """A program could not bundle the code of a site; a check finds the mistake in that code."""


class ReleaseError(ExplainedError):
    """A release cannot be written, read or switched to."""


class SourceError(ShowfloorError):
    """A mistake in one source file.

    `path` is relative to the site's folder whenever it can be; `line` counts from 1 and is
    `None` where a whole file is meant. Compilers know the `column`, too.
    """

    def __init__(
        self,
        what: str,
        *,
        path: Path | str,
        line: int | None = None,
        column: int | None = None,
        why: str,
        fix: str,
    ) -> None:
        super().__init__(what, path, line, why, fix)
        self.what = what
        self.path = Path(path)
        self.line = line
        self.column = column
        self.why = why
        self.fix = fix

    @property
    def place(self) -> str:
        """`path:line:column`, the form that editors and terminals make a link of."""
        numbers = (str(one) for one in (self.line, self.column) if one is not None)
        return ":".join((printable(self.path.as_posix()), *numbers))

    def below(self, folder: Path) -> "SourceError":
        """Return the same error with its path seen from outside the site's `folder`."""
        path = os.path.normpath(folder / self.path)
        return SourceError(
            self.what, path=path, line=self.line, column=self.column, why=self.why, fix=self.fix
        )

    def __str__(self) -> str:
        return _shown(f"{self.place}: {self.what}\n  why: {self.why}\n  fix: {self.fix}")


class SourcesError(ShowfloorError):
    """All the mistakes that one pass over the sources found, each once, ordered by place."""

    def __init__(self, errors: Iterable[SourceError]) -> None:
        # A file that several demos read has the same mistake for each of them.
        found = {str(error): error for error in errors}.values()
        self.errors = tuple(sorted(found, key=lambda e: (e.path.as_posix(), e.line or 0, e.what)))
        super().__init__(self.errors)

    def below(self, folder: Path) -> "SourcesError":
        """Return the same errors with their paths seen from outside the site's `folder`."""
        return SourcesError(error.below(folder) for error in self.errors)

    def __str__(self) -> str:
        return "\n\n".join(str(error) for error in self.errors)


def raise_all(*errors: Iterable[SourceError]) -> None:
    """Raise `SourcesError` if there is an error."""
    if found := list(chain.from_iterable(errors)):
        raise SourcesError(found)


@contextmanager
def collect_errors(errors: list[SourceError]) -> Iterator[None]:
    """Add the mistakes that end the `with` block to a list, so that all are reported together."""
    try:
        yield
    except SourceError as error:
        errors.append(error)
    except SourcesError as several:
        errors.extend(several.errors)
