from base64 import b64encode
from hashlib import sha256

import pytest

from showfloor.model.search_paths import TEXT_WORKER
from showfloor.outputs.headers import (
    content_security_policy,
    development_headers,
    file_headers,
    folder_headers,
    security_headers,
)
from showfloor.outputs.host_files import headers_file
from showfloor.outputs.speculation_rules import rules_path

SANDBOX_POLICY = (
    "sandbox allow-scripts allow-forms; default-src 'none'; script-src 'self' 'unsafe-eval' blob:;"
    " style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self';"
    " connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
)
TEXT_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'"
"""Only the worker of the text search compiles WebAssembly."""


def test_the_policy_is_the_one_that_was_agreed() -> None:
    assert content_security_policy() == (
        "default-src 'self'; script-src 'self';"
        " style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';"
        " style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self';"
        " connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'self';"
        " frame-ancestors 'self';"
        " form-action 'self' https://stackblitz.com/run"
        " https://codesandbox.io/api/v1/sandboxes/define"
    )


def test_pages_may_send_data_to_the_service_that_a_site_names() -> None:
    policy = content_security_policy("https://tags.example/in")
    assert "; connect-src 'self' https://tags.example/in; " in policy
    assert policy.replace(" https://tags.example/in", "") == content_security_policy()


def test_pages_may_load_from_the_hosts_that_a_site_names() -> None:
    also = [("img-src", "https://images.example"), ("frame-src", "https://films.example")]
    policy = content_security_policy(also=also)
    assert "; img-src 'self' data: https://images.example; " in policy
    assert policy.endswith("; frame-src 'self' https://films.example")


FRONTEND = "http://127.0.0.1:5173"


def test_while_a_site_is_written_only_the_frontend_is_allowed_besides() -> None:
    release = content_security_policy()
    policy = development_headers(FRONTEND, "leaf")["Content-Security-Policy"]
    assert differences(release, policy) == {
        "script-src": f"{FRONTEND} 'report-sample'",
        "style-src-elem": f"{FRONTEND} 'nonce-leaf' 'report-sample'",
        "img-src": FRONTEND,
        "font-src": FRONTEND,
        "connect-src": f"{FRONTEND} ws://127.0.0.1:5173",
    }


def test_while_a_site_is_written_what_its_settings_name_is_allowed_too() -> None:
    service, fonts = "https://tags.example/in", "https://fonts.example/css"
    release = security_headers(service, fonts)
    headers = development_headers(FRONTEND, "leaf", service=service, fonts=fonts)
    policy = "Content-Security-Policy"
    usual = content_security_policy(), development_headers(FRONTEND, "leaf")[policy]
    assert differences(release[policy], headers[policy]) == differences(*usual)
    assert {**headers, policy: ""} == {**release, policy: ""}


def differences(release: str, written: str) -> dict[str, str]:
    """Return what is allowed besides, by directive; all else must be the same."""
    pairs = zip(release.split("; "), written.split("; "), strict=True)
    changed = [(ours, theirs) for ours, theirs in pairs if ours != theirs]
    assert all(theirs.startswith(f"{ours} ") for ours, theirs in changed)
    return {ours.split(" ")[0]: theirs.removeprefix(f"{ours} ") for ours, theirs in changed}


def test_only_the_one_script_that_is_named_may_be_in_a_page() -> None:
    policy = content_security_policy(script="a()")
    hashed = b64encode(sha256(b"a()").digest()).decode()
    assert f"; script-src 'self' 'sha256-{hashed}'; " in policy
    assert policy.replace(f" 'sha256-{hashed}'", "") == content_security_policy()


@pytest.mark.parametrize(
    ("path", "own"),
    [
        ("/_sandbox/oak.html", {"Content-Security-Policy": SANDBOX_POLICY}),
        ("/sandbox/", {}),
        ("/_assets/sandbox/oak-x.js", {"Access-Control-Allow-Origin": "*"}),
        ("/index.html", {}),
        ("/blog/oak.css", {}),
        ("/_search/index.json", {}),
        (TEXT_WORKER, {"Content-Security-Policy": TEXT_POLICY}),
    ],
)
def test_a_file_has_its_own_headers(path: str, own: dict[str, str]) -> None:
    assert file_headers(path) == own


@pytest.mark.parametrize("path", ["/_assets/styles-x.css", "/_assets/inter.basic-x.woff2"])
def test_what_is_no_document_goes_without_the_headers_of_documents(path: str) -> None:
    own = file_headers(path)
    common = {**security_headers(), "Speculation-Rules": "/rules.json"}
    assert {name for name in common if own.get(name) != ""} == {
        "Referrer-Policy",
        "X-Content-Type-Options",
    }
    assert own["Access-Control-Allow-Origin"] == "*"


def test_every_response_is_guarded() -> None:
    assert security_headers() == {
        "Content-Security-Policy": content_security_policy(),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": (
            "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(),"
            " microphone=(), payment=(), usb=()"
        ),
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "SAMEORIGIN",
    }


def test_a_header_that_is_alone_takes_the_common_one_away() -> None:
    assert headers_file({"Content-Security-Policy": "a", "X-A": "1"}, files=folder_headers()) == (
        "/*\n"
        "  Content-Security-Policy: a\n"
        "  X-A: 1\n"
        "\n"
        "/_assets/*\n"
        "  Cache-Control: public, max-age=31536000, immutable\n"
        "  Access-Control-Allow-Origin: *\n"
        "\n"
        "/_sandbox/*\n"
        "  ! Content-Security-Policy\n"
        f"  Content-Security-Policy: {SANDBOX_POLICY}\n"
        "\n"
        "/sw.js\n"
        "  Service-Worker-Allowed: /\n"
        "\n"
        "/_search/text/*\n"
        "  ! Content-Security-Policy\n"
        f"  Content-Security-Policy: {TEXT_POLICY}\n"
        "\n"
        f"{rules_path()}\n"
        "  Content-Type: application/speculationrules+json\n"
    )


def test_no_headers_make_no_block() -> None:
    assert headers_file({}).startswith("/_assets/*\n")


def test_section_7_a_fonts_host_is_allowed_for_fonts_and_their_style_sheets_alone() -> None:
    """Section 7: the icon font stylesheet comes from a fonts host."""
    policy = content_security_policy(fonts="https://fonts.example/npm")
    directives = dict(one.split(" ", 1) for one in policy.split("; "))
    assert directives["font-src"] == "'self' https://fonts.example/npm/"
    assert directives["style-src-elem"].endswith(" https://fonts.example/npm/")
    assert "fonts.example" not in directives["script-src"] + directives["connect-src"]
    assert "fonts.example" not in content_security_policy()


def test_section_7_edited_demos_may_use_the_fonts_host_of_their_pages() -> None:
    """Section 7: the icon font and the condensed font reach the sandbox by the page's rule."""
    own = file_headers("/_sandbox/oak.html", "https://fonts.example/npm")
    policy = own["Content-Security-Policy"]
    directives = dict(one.split(" ", 1) for one in policy.split("; "))
    assert directives["font-src"] == "'self' https://fonts.example/npm/"
    assert directives["style-src"] == "'self' 'unsafe-inline' https://fonts.example/npm/"
    assert policy.replace(" https://fonts.example/npm/", "") == SANDBOX_POLICY
    assert folder_headers("https://fonts.example/npm")["/_sandbox/"] == own


def test_a_sandbox_names_where_the_site_is_published() -> None:
    own = file_headers("/_sandbox/oak.html", url="https://docs.example")
    policy = own["Content-Security-Policy"]
    assert policy.count(" 'self' https://docs.example") == 4
    assert policy.replace(" https://docs.example", "") == SANDBOX_POLICY
    assert folder_headers(url="https://docs.example")["/_sandbox/"] == own
    assert file_headers("/index.html", url="https://docs.example") == {}


def test_below_a_path_headers_are_for_what_is_below_it() -> None:
    url = "https://a.example/docs"
    folders = folder_headers(url=url)
    assert folders["/sw.js"] == file_headers("/sw.js", url=url)
    assert folders["/sw.js"] == {"Service-Worker-Allowed": "/docs/"}
    policy = folders["/_sandbox/"]["Content-Security-Policy"]
    assert "script-src 'self' https://a.example 'unsafe-eval'" in policy
    text = headers_file({"X-A": "1"}, files={"/sw.js": folders["/sw.js"]}, base="/docs/")
    assert [line for line in text.splitlines() if line.startswith("/")] == [
        *("/docs/*", "/docs/_assets/*", "/docs/sw.js"),
    ]
