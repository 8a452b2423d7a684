"""Ten thousand requests to the page that searches: each is answered, and none leaves anything."""

import gc
import tracemalloc
from pathlib import Path

from support.server.running_server import exchange, publish, reply_of, serving

REQUESTS = 10_000
AT_ONCE = 500
GROWTH = 2_000_000
"""Bytes that may be held longer than a request; each that was kept would make a kilobyte."""


def asked(number: int) -> bytes:
    query = f"%00%F0%9F%8C%B2<b>{number}" + "a" * (number % 2000)
    last = "Connection: close\r\n" if number % AT_ONCE == AT_ONCE - 1 else ""
    return f"GET /search/?q={query} HTTP/1.1\r\nHost: localhost\r\n{last}\r\n".encode()


def test_ten_thousand_searches_are_answered_with_the_same_page(tmp_path: Path) -> None:
    page = b"<!doctype html><title>Search</title>"
    publish(tmp_path, {"/search/index.html": page, "/404.html": b"missing"})
    with serving(tmp_path) as port:
        assert reply_of(exchange(port, asked(AT_ONCE - 1))).body == page
        gc.collect()
        tracemalloc.start()
        for start in range(0, REQUESTS, AT_ONCE):
            received = exchange(port, b"".join(map(asked, range(start, start + AT_ONCE))))
            assert received.count(b"HTTP/1.1 200 OK") == AT_ONCE
            assert received.count(page) == AT_ONCE
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert held < GROWTH
