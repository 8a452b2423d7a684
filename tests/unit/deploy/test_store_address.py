import pytest

from showfloor.deploy import StoreAddress, parse_address
from showfloor.errors import ConfigError


@pytest.mark.parametrize(
    ("text", "prefix", "key"),
    [
        ("s3://docs", "", "guide/index.html"),
        ("s3://docs/", "", "guide/index.html"),
        ("s3://docs/oak/v1/", "oak/v1/", "oak/v1/guide/index.html"),
    ],
)
def test_an_address_is_a_bucket_and_a_prefix(text: str, prefix: str, key: str) -> None:
    address = parse_address(text)
    assert address == StoreAddress("docs", prefix)
    assert address.key("/guide/index.html") == key
    assert address.url() == f"s3://docs/{prefix}"


@pytest.mark.parametrize("text", ["docs", "s3:/docs", "s3://Docs", "s3://d", "s3://docs/a//b"])
def test_what_is_no_address_is_explained(text: str) -> None:
    with pytest.raises(ConfigError) as caught:
        parse_address(text)
    assert str(caught.value) == (
        f"{text} is not an address in an object store.\n"
        "  why: A release is published below a prefix of one bucket.\n"
        "  fix: Write it as s3://bucket or s3://bucket/prefix, with the bucket's name in small"
        " letters."
    )
