"""An nginx configuration that serves a release as Showfloor does."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from showfloor.model.base_path import ROOT
from showfloor.model.encoded_address import quote_address
from showfloor.model.redirects import MOST_ROWS, SPLAT, Redirect, RedirectPattern, with_parts
from showfloor.model.release import (
    ALTERNATE,
    IMMUTABLE,
    NO_LANGUAGES,
    REVALIDATE,
    Languages,
)
from showfloor.model.sandbox_policy import SANDBOX, with_origin
from showfloor.outputs.headers import ASSETS, CROSS_ORIGIN, NO_DOCUMENTS, OF_DOCUMENTS

TYPE: Final = "Content-Type"
POLICY: Final = "Content-Security-Policy"

ORIGIN: Final = "$site_origin"
"""Variable of the origin that a sandbox is asked from."""

# What a part of an old address may hold to be repeated in the new one: nginx has decoded it
# and does not encode it again, so anything else could break out of the header.
REPEATABLE: Final = "-A-Za-z0-9._~"
BELOW: Final = f"(?:/(?<old_{SPLAT}>(?:[{REPEATABLE}][{REPEATABLE}/]*)?))?"

TEMPLATE: Final = """\
# Serves this release with nginx. Include it in a server block that says where it is:
#
#     server {{
#         listen 80;
#         server_name <host>;
#         root <dist>/current/public;
#         include <dist>/current/nginx.conf;
#     }}
#
# Reload nginx after a new release, so that its redirects and headers count.

charset utf-8;
absolute_redirect off;
gzip_static on;
gzip_vary on;
# brotli_static on;  (where nginx has the module)
error_page 404 /404.html;
{mount}
set $cache_control "{revalidate}";
set $cross_origin "";
if ($uri ~ "^(?:{assets})") {{
    set $cache_control "{immutable}";
    set $cross_origin "*";
}}

# Sandboxes have no origin, so to some browsers "'self'" is nothing there, and the host that was
# asked for is named beside it: one of letters that cannot mean anything else in a policy.
set $asked $http_host;
if ($asked = "") {{
    set $asked "$host:$server_port";
}}
set $site_origin "";
if ($asked ~* "^[0-9a-z-]+(?:\\.[0-9a-z-]+)*(?::[0-9]{{1,5}})?$") {{
    set $site_origin " http://$asked";
}}
{headers}

location / {{
    try_files $uri @moved;
}}

# A page as Markdown, for programs that ask for it and not for HTML. There is no comparing of
# weights here, as the server of the release does.
set $markdown "";
if ($http_accept ~* "text/markdown") {{
    set $markdown "wanted";
}}
if ($http_accept ~* "text/html") {{
    set $markdown "";
}}
if (-f "${{request_filename}}{alternate}") {{
    set $markdown "${{markdown}} there";
}}

location ~ /$ {{
    if ($markdown = "wanted there") {{
        rewrite ^(.*)$ $1{alternate} last;
    }}
{page_headers}
    try_files "${{uri}}index.html" @moved;
}}

location ~ /{alternate_pattern}$ {{
    types {{ }}
    default_type "text/markdown; charset=utf-8";
{page_headers}
    try_files $uri =404;
}}

location ~ "^(?<folder>/(?:[^/].*/)?)index\\.html$" {{
    if (-f $request_filename) {{
        return 308 {base}$folder$is_args$args;
    }}
    return 404;
}}
{files}
location ~ "^(?:{assets}).*\\.(?:{no_documents})$" {{
{common_headers}
    try_files $uri =404;
}}

location @moved {{
    # Two slashes at the start of a new address would lead to another host.
    if ($uri ~ "^//") {{
        return 404;
    }}
    if (-f "$document_root$uri/index.html") {{
        return 308 {base}$uri/$is_args$args;
    }}
    set $also "";
    if ($args) {{
        set $also "&$args";
    }}
    set $begun "";
    set $steps "";
    set $tail "$is_args$args";
    # On from here as a path that nobody can ask for.
    rewrite ^ "/:old$uri" last;
}}

# The way of an old address, row by row, until there is a file. Only then is a reader told of it:
# what leads nowhere is a wrong address at once. Rows after the last one counted here would come to
# the limit that nginx has for such ways. No path of a file is "/:".
location ^~ "/:old/" {{
    internal;
    set $page "/:";
    set $file "/:";
    if ($uri ~ "^/:old(?<folder>(?:/[{repeatable}]+)*)/?$") {{
        set $page $folder;
    }}
    if ($uri ~ "^/:old(?!.*/index\\.html$)(?<path>(?:/[{repeatable}]+)+)$") {{
        set $file $path;
    }}
    if (-f "$document_root$page/index.html") {{
        set $target "{base}$page/$tail";
        rewrite ^ "/:found" last;
    }}
    if (-f "$document_root$file") {{
        set $target "{base}$file$tail";
        rewrite ^ "/:found" last;
    }}
    if ($steps ~ "(?: [0-9]+){{{most}}}") {{
        return 404;
    }}
{rows}{languages}    return 404;
}}

# One step that may change again makes the whole way one that may.
location = "/:found" {{
    internal;
    if ($steps ~ "^(?: 30[18])* 302") {{
        return 302 $target;
    }}
    if ($steps ~ "^(?: 30[18])* 307") {{
        return 307 $target;
    }}
    if ($steps ~ "^ 308") {{
        return 308 $target;
    }}
    return 301 $target;
}}
"""

# The folder of files has no folder of this name: it is taken off for all that follows.
MOUNT: Final = """
# The site is below {base}/.
if ($request_uri ~ "^(?:/|{pattern})(?:\\?|$)") {{
    return 308 {base}/$is_args$args;
}}
if ($request_uri !~ "^{pattern}/") {{
    return 404;
}}
rewrite "^{pattern}(/.*)$" $1;
"""

# What no row takes in may have a language in front, and begins once more without it.
LANGUAGES: Final = """\
    set $begun "$begun$steps";
    if ($begun != "") {{
        return 404;
    }}
    set $begun "without";
    if ($uri ~ "^/:old/(?:{prefixes})/?$") {{
        rewrite ^ "/:old/" last;
    }}
    if ($uri ~ "^/:old/(?:{prefixes}){left_out}(?<without>/[^/].*)$") {{
        rewrite ^ "/:old$without" last;
    }}
"""


def nginx_config(
    redirects: Sequence[Redirect],
    headers: Mapping[str, str],
    *,
    files: Mapping[str, Mapping[str, str]] | None = None,
    languages: Languages = NO_LANGUAGES,
    base: str = ROOT,
) -> str:
    """Return the configuration that a server block of nginx includes to serve `current/public`.

    `headers` go to everything, and `files` gives more of them by site path; a path that ends in a
    slash is a folder. All addresses are below `base`.
    """
    prefix = base.rstrip("/")
    common = {name: value for name, value in headers.items() if name not in OF_DOCUMENTS}
    return TEMPLATE.format(
        base=prefix,
        mount=MOUNT.format(base=prefix, pattern=re.escape(prefix)) if prefix else "",
        revalidate=REVALIDATE,
        immutable=IMMUTABLE,
        assets=re.escape(ASSETS),
        headers=_add_headers(headers),
        page_headers=_add_headers({**headers, "Vary": "Accept"}, "    "),
        no_documents="|".join(suffix.removeprefix(".") for suffix in NO_DOCUMENTS),
        common_headers=_add_headers(common, "    "),
        alternate=ALTERNATE,
        alternate_pattern=re.escape(ALTERNATE),
        files="".join(_file(path, {**headers, **own}) for path, own in (files or {}).items()),
        repeatable=REPEATABLE,
        most=MOST_ROWS,
        rows="".join(map(_row, redirects)),
        languages=_languages(languages) if languages.prefixes else "",
    )


def _add_headers(headers: Mapping[str, str], indent: str = "") -> str:
    lines = [f'add_header {name} "{_quoted(value)}" always;' for name, value in headers.items()]
    lines.append("add_header Cache-Control $cache_control always;")
    # An empty value adds no header.
    lines.append(f"add_header {CROSS_ORIGIN} $cross_origin always;")
    return "\n".join(indent + line for line in lines)


def _file(path: str, headers: Mapping[str, str]) -> str:
    # A location with headers of its own inherits none.
    kind = headers.get(TYPE)
    types = f'    types {{ }}\n    default_type "{_quoted(kind)}";\n' if kind else ""
    own_headers = {name: value for name, value in headers.items() if name != TYPE}
    if path == SANDBOX and POLICY in own_headers:
        # The variable begins with a space, or is empty.
        own_headers[POLICY] = with_origin(own_headers[POLICY], ORIGIN).replace(f" {ORIGIN}", ORIGIN)
    own = types + _add_headers(own_headers, "    ")
    match = "^~" if path.endswith("/") else "="
    return f'\nlocation {match} "{_quoted(path)}" {{\n{own}\n    try_files $uri =404;\n}}\n'


def _languages(languages: Languages) -> str:
    left_out = "|".join(re.escape(path.strip("/")) for path in languages.left_out)
    return LANGUAGES.format(
        prefixes="|".join(map(re.escape, languages.prefixes)),
        left_out=f"(?!/(?:{left_out})(?:/|$))" if left_out else "",
    )


def _row(row: Redirect) -> str:
    path, tail = _target(row.target)
    lines = (
        f'set $steps "$steps {row.status}";',
        f'set ${"target" if row.leaves else "tail"} "{path if row.leaves else ""}{tail}";',
        f'rewrite ^ "{"/:found" if row.leaves else f"/:old{path}"}" last;',
    )
    quoted = _pattern(row.source).replace('"', '\\"')
    inner = "".join(f"        {line}\n" for line in lines)
    return f'    if ($uri ~ "^/:old{quoted}$") {{\n{inner}    }}\n'


def _pattern(source: str) -> str:
    # `old_` keeps names apart from those that nginx has itself.
    return RedirectPattern(source).regex(
        lambda name: f"(?<old_{name}>[{REPEATABLE}]+)", BELOW, end="/?"
    )


def _target(target: str) -> tuple[str, str]:
    """Return the path of a target, and what follows it with a reader's own query."""
    # A `$` would begin a variable.
    quoted = quote_address(target).replace("$", "%24")
    named = with_parts(quoted, lambda name: f"${{old_{name}}}")
    address, mark, fragment = named.partition("#")
    path, asks, query = address.partition("?")
    return path, (f"?{query}$also" if asks else "$is_args$args") + mark + fragment


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')
