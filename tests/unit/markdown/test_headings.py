import pytest

from showfloor.markdown.tokens import slug


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("First steps", "first-steps"),
        ("  Spaces  inside ", "spaces--inside"),
        ("What's new in v7.0.1?", "whats-new-in-v701"),
        ("sx, styled() & CSS", "sx-styled--css"),
        ("snake_case and kebab-case", "snake_case-and-kebab-case"),
        ("Größe 日本語", "größe-日本語"),
        ("!?", ""),
    ],
)
def test_slug_is_that_of_github(text: str, expected: str) -> None:
    assert slug(text) == expected
