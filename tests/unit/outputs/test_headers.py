from showfloor.outputs.headers import content_security_policy, headers_file, security_headers


def test_the_policy_is_the_one_that_was_agreed() -> None:
    assert content_security_policy() == (
        "default-src 'self'; script-src 'self';"
        " style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';"
        " style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self';"
        " connect-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'self';"
        " form-action 'self'"
    )


def test_no_script_may_stand_in_a_page() -> None:
    scripts = content_security_policy().split("script-src ")[1].split(";")[0]
    assert scripts == "'self'"


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


def test_hosts_are_told_of_headers_and_of_what_may_be_kept() -> None:
    assert headers_file({"X-A": "1", "X-B": "2"}, files={"/sw.js": {"X-C": "3"}}) == (
        "/*\n"
        "  X-A: 1\n"
        "  X-B: 2\n"
        "\n"
        "/_assets/*\n"
        "  Cache-Control: public, max-age=31536000, immutable\n"
        "\n"
        "/sw.js\n"
        "  X-C: 3\n"
    )


def test_no_headers_make_no_block() -> None:
    assert headers_file({}, immutable=()) == ""
