"""How often a peer may ask."""

import pytest

from showfloor.server.middleware.assistants import PEERS, RateLimit, peer_of


def test_so_many_calls_are_allowed_at_once_and_then_so_many_a_second() -> None:
    rate = RateLimit(per_second=2, at_once=3)
    assert [rate.wait("a", 0.0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert [rate.wait("a", 0.5) for _ in range(2)] == [0, 0.5]


def test_a_call_that_is_not_allowed_does_not_count() -> None:
    rate = RateLimit(per_second=1, at_once=1)
    assert [rate.wait("a", now) for now in (0.0, 0.5, 0.75, 1.0)] == [0, 0.5, 0.25, 0]


def test_peers_do_not_count_for_one_another() -> None:
    rate = RateLimit(per_second=1, at_once=1)
    assert [rate.wait(peer, 0.0) for peer in "abab"] == [0, 0, 1, 1]


def test_who_asks_much_is_remembered_among_many() -> None:
    rate = RateLimit(per_second=1, at_once=5)
    for _ in range(5):
        assert rate.wait("busy", 0.0) == 0
    for number in range(PEERS + 1):
        rate.wait(str(number), 0.0)
    assert rate.wait("busy", 0.0) == 1


def test_as_many_peers_as_may_be_known_are_all_remembered() -> None:
    rate = RateLimit(per_second=1, at_once=1)
    peers = [str(number) for number in range(PEERS)]
    assert {rate.wait(peer, 0.0) for peer in peers} == {0}
    assert {rate.wait(peer, 0.0) for peer in peers} == {1}


def test_of_too_many_peers_the_half_that_has_to_wait_longest_is_remembered() -> None:
    rate = RateLimit(per_second=1, at_once=1)
    for number in range(PEERS + 1):
        rate.wait(str(number), number / 10_000)
    now = PEERS / 10_000
    latest = range(PEERS + 1 - PEERS // 2, PEERS + 1)
    assert all(rate.wait(str(number), now) > 0 for number in latest)
    assert rate.wait(str(latest.start - 1), now) == 0


def test_those_who_may_ask_again_are_forgotten_before_who_asks_much() -> None:
    rate = RateLimit(per_second=1, at_once=5)
    for _ in range(5):
        assert rate.wait("busy", 0.0) == 0
    for number in range(PEERS):
        rate.wait(str(number), 2.0 * (number == PEERS - 1))
    assert [rate.wait("busy", 2.0) for _ in range(3)] == [0, 0, 1]


@pytest.mark.parametrize(
    ("address", "peer"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
    ],
)
def test_a_network_that_one_machine_may_have_whole_is_one_peer(address: str, peer: str) -> None:
    assert peer_of(address) == peer
