"""Files of a release as a copy has them: addresses become relative, modules plain scripts."""

import posixpath
import re
from collections.abc import Callable, Collection, Mapping
from typing import Final, NamedTuple

import msgspec

from showfloor.model.base_path import ROOT, without_base
from showfloor.node import NodeProgram, NodePrograms

TAG: Final = re.compile(r"<[a-zA-Z][^<>]*>")
ADDRESS: Final = re.compile(r' (href|src|action|data)="(/(?!/)[^"]*)"')
VALUE: Final = re.compile(r'="(/[^"]*)"')
MODULE: Final = re.compile(r'<script type="module" src="([^"]*)"[^>]*></script>')
# A copy's policy has no hash for it.
IN_PAGE: Final = re.compile(r'<script data-file="([^"]*)">.*?</script>', re.DOTALL)
# Both are for the network alone: fonts that are wanted early, and scripts.
PRELOAD: Final = re.compile(r'<link rel="(?:preload|manifest)"[^>]*>')
# Declares the fonts where no script does: the script needs the links that are left out.
FONTS: Final = re.compile(r'<noscript data-fonts="">(.*?)</noscript>')
IMPORTS: Final = re.compile(r' data-imports="[^"]*"')
MIRRORED: Final = re.compile(r'<link rel="stylesheet" href="([^"]*)" data-rtl=""')
CODE_FORMS: Final = re.compile(r' data-code-forms="([^"]*)"')
HEAD: Final = re.compile(r"<head>")
URL: Final = re.compile(r"url\(([\"']?)(/(?!/)[^)\"']*)\1\)")

POLICY: Final = (
    "default-src 'none'; script-src 'self' file:; style-src 'self' file: 'unsafe-inline'; "
    "img-src 'self' file: data:; font-src 'self' file:; frame-src 'self' file:; "
    "form-action 'self' file: https:"
)
LOADER: Final = "/_offline/loader.js"


def page_without_base(html: str, base: str) -> str:
    """Return a page of a release with site paths in place of its addresses."""

    def attribute(found: re.Match[str]) -> str:
        return f'="{without_base(base, found[1])}"'

    return html if base == ROOT else TAG.sub(lambda tag: VALUE.sub(attribute, tag[0]), html)


def css_without_base(css: str, base: str) -> str:
    """Return a style sheet of a release with site paths in place of its addresses."""
    return URL.sub(lambda url: f"url({url[1]}{without_base(base, url[2])}{url[1]})", css)


class AddressMap(NamedTuple):
    """Maps addresses in a file of the release to addresses in its copy."""

    file: str
    """Site path of the file."""
    pages: Collection[str]
    """Routes that the copy has."""
    host: str | None
    """Address of the published site, which has the other pages, if it is known."""

    def of(self, address: str) -> str:
        """Return an address that begins at the site's root as it is in the copy."""
        path, rest = _split_query(address)
        if path == "/":
            return self.relative("/index.html") + rest
        if not path.endswith("/"):
            return self.relative(path) + rest
        if path in self.pages:
            return f"{self.relative(path)}/index.html{rest}"
        if self.host is not None:
            return self.host + address
        return f"{self.relative('/elsewhere.html')}#{path}"

    def relative(self, path: str) -> str:
        """Return the relative path from the file to another."""
        return posixpath.relpath(path, posixpath.dirname(self.file))

    @property
    def root(self) -> str:
        """Return the relative path to the folder of the copy."""
        return posixpath.relpath("/", posixpath.dirname(self.file)) + "/"


def copied_page(html: str, addresses: AddressMap) -> str:
    """Return the HTML of a page in a copy."""
    html = IN_PAGE.sub(r'<script src="\1"></script>', html)
    entries = MODULE.findall(html)
    html = IMPORTS.sub("", FONTS.sub(r"\1", PRELOAD.sub("", html)))
    html = MODULE.sub(_once(_loader(entries, addresses)), html)
    html = TAG.sub(lambda tag: _tag(tag[0], addresses), html)
    policy = f'<head><meta http-equiv="Content-Security-Policy" content="{POLICY}"/>'
    return HEAD.sub(policy, html, count=1)


def copied_css(css: str, addresses: AddressMap) -> str:
    """Return a style sheet in a copy."""
    return URL.sub(lambda found: f"url({found[1]}{addresses.relative(found[2])}{found[1]})", css)


def scripts_of(html: str) -> set[str]:
    """Return the site paths of the modules that a page loads, now or later."""
    return {*MODULE.findall(html), *re.findall(r' data-script="([^"]*)"', html)}


def assets_of(text: str) -> set[str]:
    """Return the site paths of style sheets, fonts and plain scripts that a page needs."""
    names = re.findall(r'"(/_assets/[^" ]+\.(?:css|woff2?|js))"', text)
    scripts = {*re.findall(r' (?:src|data-file)="([^"]*)"', text)}
    named = {name for name in names if not name.endswith(".js") or name in scripts}
    return named | {name.removesuffix("css") + "rtl.css" for name in MIRRORED.findall(text)}


def code_forms_of(text: str) -> set[str]:
    """Return the site paths of the documents with the code that a page's demos leave out."""
    return set(CODE_FORMS.findall(text))


def _tag(tag: str, addresses: AddressMap) -> str:
    if tag.startswith("<script") and "data-root=" in tag:
        return tag
    return ADDRESS.sub(lambda found: f' {found[1]}="{addresses.of(found[2])}"', tag)


def _loader(entries: list[str], addresses: AddressMap) -> str:
    source, root, modules = addresses.relative(LOADER), addresses.root, " ".join(entries)
    return f'<script defer src="{source}" data-root="{root}" data-entry="{modules}"></script>'


def _once(text: str) -> Callable[[re.Match[str]], str]:
    """Return a replacement for the first match; further matches are removed."""
    rest = iter([text])
    return lambda _: next(rest, "")


def _split_query(address: str) -> tuple[str, str]:
    end = re.search("[?#]", address)
    return (address[: end.start()], address[end.start() :]) if end else (address, "")


PROGRAM: Final = NodeProgram(
    name="copies",
    seconds=300,
    failed="The program that makes plain scripts of modules failed: {reason}",
    why="Browsers load no modules from a folder.",
    fix="Run `npm ci` in {engine}, then build again.",
)


class Script(msgspec.Struct, frozen=True):
    """A module as a plain script."""

    code: str
    needs: tuple[str, ...] = ()
    """Site paths of the modules that it imports."""
    later: tuple[str, ...] = ()
    """Site paths of the modules that it may import later."""


Convert = Callable[[Mapping[str, str]], Mapping[str, Script]]
"""Returns a script for each module, by its site path."""


class _Scripts(msgspec.Struct):
    scripts: dict[str, Script]


def plain_scripts(programs: NodePrograms, modules: Mapping[str, str]) -> Mapping[str, Script]:
    """Return a plain script for each module; raises `ToolError` when the program fails."""
    return programs.ask(PROGRAM, {"modules": modules}, _Scripts).scripts
