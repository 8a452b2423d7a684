"""Addresses that name a language: answered in the one language that a site has.

/zh/acorn/seed/  ->  /acorn/seed/
"""

from collections.abc import Iterable, Iterator, Sequence

from showfloor.config.languages import LanguageSettings
from showfloor.model.release import Redirect

__all__ = ["language_redirects"]


def language_redirects(paths: Iterable[str], languages: LanguageSettings) -> tuple[Redirect, ...]:
    """Return the rows that take a language off an address.

    `paths` are those of pages and of old addresses. There is a row for each first segment among
    them and not one for everything, so that what is left out of languages stays so, and what
    exists nowhere stays an address that does not exist.
    """
    segments = sorted(set(_segments(paths, languages.left_out)))
    return tuple(row for prefix in languages.prefixes for row in _rows(prefix, segments))


def _segments(paths: Iterable[str], left_out: Sequence[str]) -> Iterator[str]:
    for path in paths:
        segment = path.strip("/").partition("/")[0]
        if segment and not {":", "*", "."} & set(segment) and f"/{segment}/" not in left_out:
            yield segment


def _rows(prefix: str, segments: Sequence[str]) -> Iterator[Redirect]:
    yield Redirect(source=f"/{prefix}/", target="/", status=301)
    for segment in segments:
        yield Redirect(source=f"/{prefix}/{segment}/*", target=f"/{segment}/:splat", status=301)
