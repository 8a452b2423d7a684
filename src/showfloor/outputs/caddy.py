"""A Caddy configuration that serves a release with its headers and old addresses."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from showfloor.model.base_path import ROOT, with_base
from showfloor.model.encoded_address import quote_address
from showfloor.model.policy import SANDBOX, with_origin
from showfloor.model.redirects import SPLAT, Redirect, RedirectPattern, plain_rows, with_parts
from showfloor.model.release import ALTERNATE, IMMUTABLE, NO_LANGUAGES, REVALIDATE, Languages
from showfloor.outputs.headers import ASSETS, CROSS_ORIGIN, NO_DOCUMENTS, OF_DOCUMENTS
from showfloor.outputs.pages import html_path

POLICY: Final = "Content-Security-Policy"

# What a part of an old address may hold to be repeated in the new one: Caddy has decoded it and
# does not encode it again.
REPEATABLE: Final = "[-A-Za-z0-9._~]"
BELOW: Final = f"(?:/(?P<{SPLAT}>(?:{REPEATABLE}(?:{REPEATABLE}|/)*)?))?"

TEMPLATE: Final = """\
# Serves this release with Caddy. Import it in a site block that says where it is:
#
#     <host> {{
#         root * <dist>/current/public
#         import <dist>/current/Caddyfile
#     }}
#
# Reload Caddy after a new release, so that its redirects and headers count.

map {{query}} {{asked}} {{also}} {{
    "" "" ""
    "~^(.+)$" "?${{1}}" "&${{1}}"
}}

route {{
{mount}    header {{
{headers}
        Cache-Control "{revalidate}"
    }}
    @kept {{
        path {assets}*
        file {{path}}
    }}
    header @kept {{
        Cache-Control "{immutable}"
        {cross_origin} *
    }}
    @no_documents {{
        path_regexp ^{assets}.*\\.(?:{no_documents})$
        file {{path}}
    }}
    header @no_documents {{
{no_headers}
    }}
{files}
    @page file {{path}}/index.html
    @markdown {{
        path */
        file {{path}}{alternate}
        header Accept *text/markdown*
        not header Accept *text/html*
    }}
    header @page +Vary Accept
    header */{alternate} Content-Type "text/markdown; charset=utf-8"
    @slashless {{
        path_regexp slashless {slashless}
        file {{path}}/index.html
    }}
    redir @slashless {base}{{re.slashless.path}}/{{asked}} 308
    @index {{
        path_regexp index {index}
        file {{path}}
    }}
    redir @index {base}{{re.index.folder}}{{asked}} 308
    handle @markdown {{
        header Content-Type "text/markdown; charset=utf-8"
        rewrite {{path}}{alternate}
        file_server {{
            precompressed br gzip
        }}
    }}
    handle @page {{
        file_server {{
            precompressed br gzip
        }}
    }}
    @file {{
        not path */
        file {{path}}
    }}
    handle @file {{
        file_server {{
            precompressed br gzip
        }}
    }}
{rows}
    error 404
}}

handle_errors {{
    rewrite * /404.html
    file_server {{
        precompressed br gzip
    }}
}}
"""


# The folder of files has no folder of this name: it is taken off for all that follows.
MOUNT: Final = """\
    # The site is below {base}/.
    @top path / {base}
    redir @top {base}/{{asked}} 308
    @outside not path {base}/*
    error @outside 404
    uri strip_prefix {base}
"""


def caddy_config(
    redirects: Sequence[Redirect],
    headers: Mapping[str, str],
    *,
    files: Mapping[str, Mapping[str, str]] | None = None,
    languages: Languages = NO_LANGUAGES,
    base: str = ROOT,
) -> str:
    """Return the configuration that a site block of Caddy imports to serve `current/public`.

    `headers` go to everything, and `files` gives more of them by site path; a path that ends in a
    slash is a folder. Each redirect is one step, as on hosts that read `_redirects`. All addresses
    are below `base`.
    """
    prefix = base.rstrip("/")
    rows = [*_rows(redirects, base)]
    if languages.prefixes:
        rows += _languages(redirects, languages, base)
    return TEMPLATE.format(
        base=prefix,
        mount=MOUNT.format(base=prefix) if prefix else "",
        headers=_fields(headers, 8),
        revalidate=REVALIDATE,
        immutable=IMMUTABLE,
        assets=ASSETS,
        cross_origin=CROSS_ORIGIN,
        no_documents="|".join(suffix.removeprefix(".") for suffix in NO_DOCUMENTS),
        no_headers="\n".join(f"        -{name}" for name in OF_DOCUMENTS),
        files="\n".join(_own_headers(files or {})),
        alternate=ALTERNATE,
        slashless=_quoted(f"^(?P<path>(?:/{REPEATABLE}+)+)$"),
        index=_quoted(f"^(?P<folder>(?:/{REPEATABLE}+)*/)index\\.html$"),
        rows="\n".join(rows),
    )


def _fields(headers: Mapping[str, str], indent: int) -> str:
    return "\n".join(f"{' ' * indent}{name} {_quoted(value)}" for name, value in headers.items())


def _own_headers(files: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    for path, own in files.items():
        pattern = f"{path}*" if path.endswith("/") else path
        yield f"    header {pattern} {{\n{_fields(own, 8)}\n    }}"
        if path == SANDBOX and POLICY in own:
            named = {POLICY: with_origin(own[POLICY], "http://{http.request.hostport}")}
            host = _quoted("^[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*(?::[0-9]{1,5})?$")
            yield (
                "    @named {\n"
                f"        path {pattern}\n"
                f"        vars_regexp {{http.request.hostport}} {host}\n"
                "    }\n"
                f"    header @named {{\n{_fields(named, 8)}\n    }}"
            )


def _rows(redirects: Iterable[Redirect], base: str) -> Iterator[str]:
    for number, row in enumerate(redirects):
        pattern = RedirectPattern(row.source).regex(
            lambda name: f"(?P<{name}>{REPEATABLE}+)", BELOW, end=""
        )
        name = f"row{number}"
        yield _row(name, f"^{pattern}/?$", _target(name, row.target, base), row.status)


def _row(name: str, pattern: str, target: str, status: int, *conditions: str) -> str:
    lines = [f"path_regexp {name} {_quoted(pattern)}", *conditions]
    inner = "".join(f"        {line}\n" for line in lines)
    return f"    @{name} {{\n{inner}    }}\n    redir @{name} {_quoted(target)} {status}"


def _target(name: str, target: str, base: str) -> str:
    """Return a target with the parts of the old address and the query that a reader has sent."""
    named = with_parts(quote_address(with_base(base, target)), lambda part: f"{{re.{name}.{part}}}")
    address, mark, fragment = named.partition("#")
    return address + ("{also}" if "?" in address else "{asked}") + mark + fragment


def _languages(redirects: Sequence[Redirect], languages: Languages, base: str) -> Iterator[str]:
    """Yield the rows of addresses that begin with a language.

    They lead to the page without it, or to where an old address without a wildcard leads.
    """
    prefix = f"^/(?:{'|'.join(map(re.escape, languages.prefixes))})"
    left_out = "|".join(re.escape(path.strip("/")) for path in languages.left_out)
    yield "    @language {"
    yield f"        path_regexp language {_quoted(f'{prefix}(?P<path>(?:/{REPEATABLE}+)*)/?$')}"
    if left_out:
        yield f"        not path_regexp {_quoted(f'{prefix}/(?:{left_out})(?:/|$)')}"
    yield "    }"
    yield "    handle @language {"
    # Conditions beside each other have no order, and this one needs what the other has found.
    yield "    @without file {re.language.path}/index.html"
    yield f"    redir @without {base.rstrip('/')}{{re.language.path}}/{{asked}} 301"
    for number, row in enumerate(plain_rows(redirects)):
        name = f"old{number}"
        there = [] if row.leaves else [f"file {_quoted(html_path(row.target_path))}"]
        pattern = f"{prefix}{re.escape(RedirectPattern(row.source).path)}/?$"
        yield _row(name, pattern, _target(name, row.target, base), row.status, *there)
    yield "    }"


def _quoted(value: str) -> str:
    if "`" not in value:
        return f"`{value}`"
    escaped = value.replace('"', '\\"')
    return f'"{escaped}"'
