import pytest
from hypothesis import given
from hypothesis import strategies as st

from showfloor.model.sandbox_policy import host_origin, with_origin

POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-eval'; img-src 'self'; frame-ancestors 'self'"
)


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("docs.example", "http://docs.example"),
        ("Docs.Example:8443", "http://docs.example:8443"),
        ("localhost:8000", "http://localhost:8000"),
        ("127.0.0.1:8000", "http://127.0.0.1:8000"),
    ],
)
def test_a_host_is_an_origin_of_either_protocol(host: str, origin: str) -> None:
    assert host_origin(host) == origin


@pytest.mark.parametrize(
    "host",
    [
        "",
        "*",
        "*.example",
        "[::1]:80",
        "a;script-src *",
        "a 'unsafe-inline'",
        "a, default-src *",
        "a\r\nSet-Cookie: b",
        "docs.example\n",
        "docs.example:",
        "docs.example:123456",
        "a..b",
        "a@b",
        "a/b",
        "a_b",
        "ö.example",
    ],
)
def test_what_a_policy_cannot_name_is_no_origin(host: str) -> None:
    assert host_origin(host) is None


@given(st.text())
def test_no_host_says_anything_else_in_a_policy(host: str) -> None:
    origin = host_origin(host)
    assert origin is None or not set(origin) & set(" ;,'*\"\r\n\\$")


def test_the_origin_is_beside_self_where_something_is_loaded() -> None:
    assert with_origin(POLICY, "http://a.example") == (
        "default-src 'none'; script-src 'self' http://a.example 'unsafe-eval';"
        " img-src 'self' http://a.example; frame-ancestors 'self'"
    )


def test_an_origin_is_named_once() -> None:
    once = with_origin(POLICY, "http://a.example")
    assert with_origin(once, "http://a.example") == once
    assert with_origin(POLICY, None) == POLICY
