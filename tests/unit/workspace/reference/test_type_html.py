"""Types of the reference as HTML."""

import pytest

from showfloor.workspace.reference.type_html import type_html, type_size, value_html


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("string", "string"),
        ("Partial<Seeds>", "Partial&lt;Seeds&gt;"),
        (
            "'a' | 42",
            '<span class="tok-string">\'a\'</span> | <span class="tok-number">42</span>',
        ),
        ("readonly Seed[]", '<span class="tok-keyword">readonly</span> Seed[]'),
        ("(event: Event) => void", "(event: Event) =&gt; void"),
    ],
)
def test_only_what_helps_to_see_a_type_has_a_color(text: str, html: str) -> None:
    assert type_html(text) == html


def test_names_lead_to_where_they_are_opened() -> None:
    assert type_html("Map<Seed, 'Seed'>", {"Seed": "#seed"}) == (
        'Map&lt;<a href="#seed">Seed</a>, <span class="tok-string">\'Seed\'</span>&gt;'
    )


def test_an_address_cannot_leave_its_quotes() -> None:
    assert type_html("Seed", {"Seed": '#"><b>'}) == '<a href="#&quot;&gt;&lt;b&gt;">Seed</a>'


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("!props.free", "!props.free"),
        ("<Icon size='s' />", "&lt;Icon size=<span class=\"tok-string\">'s'</span> /&gt;"),
        ("-1", '-<span class="tok-number">1</span>'),
    ],
)
def test_a_default_is_a_value(text: str, html: str) -> None:
    assert value_html(text) == html


def test_long_objects_have_a_line_for_each_member() -> None:
    first, second = "first: { a: string; b: 'x; y' }", "second?: (left: number, right: number) => R"
    assert type_html(f"{{ {first}; {second}; third: string[] }}").split("\n") == [
        "{",
        "  first: { a: string; b: <span class=\"tok-string\">'x; y'</span> };",
        "  second?: (left: number, right: number) =&gt; R;",
        "  third: string[];",
        "}",
    ]


def test_long_alternatives_have_a_line_each_and_short_ones_have_not() -> None:
    functions = " | ".join(f"((seed{n}: Array<A | B>) => Promise<void>)" for n in range(3))
    literals = " | ".join(f"'choice-{n}'" for n in range(12))
    assert type_html(functions).count("\n| ") == 2
    assert "\n" not in type_html(literals)


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("string", "short"),
        ("x" * 91, "wide"),
        ("x" * 241, "long"),
        (f"{{ {'; '.join(f'member{n}: string' for n in range(6))} }}", "long"),
    ],
)
def test_a_type_takes_as_much_space_as_it_needs(text: str, size: str) -> None:
    assert type_size(text) == size


def test_very_long_types_are_not_colored() -> None:
    assert "<span" not in type_html(" | ".join(f"'choice-{n}'" for n in range(60)))
