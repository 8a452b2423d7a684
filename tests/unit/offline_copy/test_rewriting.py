"""HTML, styles and modules of a release as a copy has them."""

from dataclasses import replace
from pathlib import Path

import pytest

from showfloor.errors import ToolError
from showfloor.offline_copy import plain_scripts
from showfloor.offline_copy.rewriting import (
    AddressMap,
    assets_of,
    code_forms_of,
    copied_css,
    copied_page,
    scripts_of,
)
from support.places import PROJECT
from support.site.workplace import PROGRAMS

PAGES = {"/acorn/", "/acorn/leaf/", "/search/"}
LEAF = AddressMap("/acorn/leaf/index.html", PAGES, None)


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("/acorn/", "../index.html"),
        ("/acorn/leaf/#size", "index.html#size"),
        ("/search/?q=a/b", "../../search/index.html?q=a/b"),
        ("/_assets/styles.css", "../../_assets/styles.css"),
        ("/", "../../index.html"),
        ("/pine/", "../../elsewhere.html#/pine/"),
    ],
)
def test_addresses_become_relative(address: str, expected: str) -> None:
    assert LEAF.of(address).removeprefix("./") == expected


def test_links_to_other_products_lead_to_the_published_site() -> None:
    addresses = LEAF._replace(host="https://acorn.example")
    assert addresses.of("/pine/#top") == "https://acorn.example/pine/#top"


def test_the_script_in_a_page_is_loaded_from_its_file() -> None:
    html = '<head><script data-file="/_assets/pre.js">if(a<b)c("</p>")</script></head>'
    assert copied_page(html, LEAF).endswith('<script src="../../_assets/pre.js"></script></head>')
    assert assets_of(html) == {"/_assets/pre.js"}


def test_modules_of_a_page_become_one_plain_script() -> None:
    html = (
        '<head><meta charSet="utf-8"/><script src="/_assets/pre.js"></script>'
        '<script type="module" src="/_assets/shell.js"></script>'
        '<script type="module" src="/_assets/extra.js"></script></head>'
    )
    page = copied_page(html, LEAF)
    assert page.startswith('<head><meta http-equiv="Content-Security-Policy"')
    assert page.endswith(
        '<script src="../../_assets/pre.js"></script>'
        '<script defer src="../../_offline/loader.js" data-root="../../" '
        'data-entry="/_assets/shell.js /_assets/extra.js"></script></head>'
    )


def test_only_tags_are_changed_and_never_text() -> None:
    html = '<head></head><p>&lt;a href="/acorn/"&gt; <a href="/acorn/">x</a></p>'
    page = copied_page(html, LEAF)
    assert '&lt;a href="/acorn/"&gt; <a href="..' in page


def test_what_only_a_network_needs_is_left_out() -> None:
    html = '<head><link rel="preload" href="/a.woff2"/></head><div data-imports="/b.js"></div>'
    assert copied_page(html, LEAF).endswith("</head><div></div>")


def test_other_hosts_stay() -> None:
    html = '<head></head><a href="https://a.example/"></a><a href="//b.example/"></a>'
    assert copied_page(html, LEAF).endswith(html.removeprefix("<head></head>"))


def test_fonts_of_a_style_sheet_are_found_from_it() -> None:
    addresses = AddressMap("/_assets/styles.css", PAGES, None)
    css = "@font-face{src:url(/_assets/a.woff2)}b{mask:url('data:image/png,x')}"
    assert (
        copied_css(css, addresses) == "@font-face{src:url(a.woff2)}b{mask:url('data:image/png,x')}"
    )


def test_a_page_tells_which_files_it_needs() -> None:
    html = (
        '<link rel="stylesheet" href="/_assets/a.css"/><script src="/_assets/pre.js"></script>'
        '<script type="module" src="/_assets/b.js"></script><div data-script="/_assets/c.js">'
    )
    assert scripts_of(html) == {"/_assets/b.js", "/_assets/c.js"}
    assert {"/_assets/a.css", "/_assets/pre.js"} <= assets_of(html)


def test_a_copy_has_the_styles_of_right_to_left_pages() -> None:
    html = '<html lang="en"><head><link rel="stylesheet" href="/_assets/critical.css" data-rtl=""/>'
    assert assets_of(html) == {"/_assets/critical.css", "/_assets/critical.rtl.css"}


def test_a_copy_has_the_code_that_its_pages_leave_out() -> None:
    demo = '<figure class="demo" data-demo="Leaf" data-code-forms="/_assets/code-1.html">'
    assert code_forms_of(demo * 2) == {"/_assets/code-1.html"}


def test_a_module_becomes_a_script_that_names_what_it_needs() -> None:
    code = 'import{a as b}from"./c.js";export{b as d};export const e=()=>import(`./f.js`);'
    script = plain_scripts(PROGRAMS, {"/_assets/x.js": code})["/_assets/x.js"]
    assert script.code.startswith('showfloorCopy.module("/_assets/x.js",["/_assets/c.js"],')
    assert (script.needs, script.later) == (("/_assets/c.js",), ("/_assets/f.js",))
    assert "import " not in script.code


def test_a_module_finds_its_own_address() -> None:
    script = plain_scripts(PROGRAMS, {"/a.js": "export const here = import.meta.url;"})["/a.js"]
    assert "__meta.url" in script.code


def test_a_program_that_fails_is_explained(tmp_path: Path) -> None:
    (tmp_path / "copies").mkdir()
    (tmp_path / "copies" / "main.ts").write_text(
        'process.stderr.write("out of order"); process.exitCode = 1;'
    )
    with pytest.raises(ToolError) as caught:
        plain_scripts(replace(PROGRAMS, folder=tmp_path), {})
    assert str(caught.value) == (
        "The program that makes plain scripts of modules failed: out of order\n"
        "  why: Browsers load no modules from a folder.\n"
        f"  fix: Run `npm ci` in {PROJECT}/web, then build again."
    )
