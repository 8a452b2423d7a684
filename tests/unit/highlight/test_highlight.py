import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from showfloor.highlight import KINDS, LANGUAGES, canonical_language, highlight, wrap_lines
from showfloor.highlight.languages import ALIASES, GRAMMARS, load_grammar

SPAN = re.compile(r'<span class="tok-([a-z]+)">([^<>\n]+)</span>')

CODE = st.text(
    alphabet=st.sampled_from(list("ab1 \n\"'`<>&{}[]()=-+*/#@$:;.,|\\é→😀")), max_size=80
)


def tokens(source: str, language: str) -> list[tuple[str, str]]:
    return SPAN.findall("\n".join(highlight(source, language)))


def text_of(lines: list[str]) -> str:
    bare = SPAN.sub(r"\2", "\n".join(lines))
    assert "<" not in bare
    assert ">" not in bare
    return bare.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")


@pytest.mark.parametrize(
    ("language", "source", "token"),
    [
        ("tsx", "<Button sx={{ p: 1 }} />", ("tag", "&lt;Button")),
        ("tsx", "const f = (a: Props) => a;", ("type", "Props")),
        ("ts", "export default interface A {}", ("keyword", "export default interface")),
        ("ts", "let a: void;", ("type", "void")),
        ("jsx", "<p>{a()}</p>", ("function", "a")),
        ("js", "class A extends B {}", ("type", "B")),
        ("js", "`a${b}`", ("punctuation", "${")),
        ("json", '{"a": [null]} // why', ("constant", "null")),
        ("json", '{"a": [null]} // why', ("comment", "// why")),
        ("css", ".a:hover { color: #fff }", ("number", "#fff")),
        ("html", '<a href="/x/">', ("string", '"/x/"')),
        ("python", "@cache\ndef f(): ...", ("keyword", "def")),
        ("python", 'f"{a}"', ("string", 'f"')),
        ("toml", "[a.b]\nc = 1", ("type", "[a.b]")),
        ("diff", "-a <b>", ("deleted", "-a &lt;b&gt;")),
        ("diff", "+a", ("inserted", "+a")),
    ],
)
def test_token_has_its_kind(language: str, source: str, token: tuple[str, str]) -> None:
    assert token in tokens(source, language)


@pytest.mark.parametrize(
    ("language", "source", "plain"),
    [
        ("tsx", "<Button sx={{ p: 1 }} />", " sx={{ p: "),
        ("json", '{"a": [null]}', '{"a": ['),
        ("css", "a { --x: red }", " { --x: red }"),
        ("bash", "npm install --save-dev a", " install --save-dev a"),
        ("bash", 'echo "$HOME"', "$HOME"),
        ("yaml", "a: [true]", "a: ["),
    ],
)
def test_what_has_no_color_of_its_own_has_no_span(language: str, source: str, plain: str) -> None:
    assert plain in re.split(r"<[^>]+>", highlight(source, language)[0])


def test_plain_names_and_brackets_have_no_span() -> None:
    assert highlight("a(b[c], d.e);", "ts") == ['<span class="tok-function">a</span>(b[c], d.e);']


def test_token_ends_with_its_line() -> None:
    assert highlight("/* a\n\n   b */", "css") == [
        '<span class="tok-comment">/* a</span>',
        "",
        '<span class="tok-comment">   b */</span>',
    ]


def test_last_line_end_adds_no_line() -> None:
    assert highlight("a\n", "text") == ["a"]
    assert highlight("a\n\n", "text") == ["a", ""]
    assert highlight("", "tsx") == [""]


def test_code_cannot_become_markup() -> None:
    assert highlight('</code><script src="x">&amp;', "text") == [
        '&lt;/code&gt;&lt;script src="x"&gt;&amp;amp;'
    ]


def test_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^unknown language 'cobol'$"):
        highlight("a", "cobol")


@pytest.mark.parametrize("language", GRAMMARS)
def test_query_captures_only_known_kinds(language: str) -> None:
    query = load_grammar(language).query
    captures = {query.capture_name(index) for index in range(query.capture_count)}
    assert captures - set(KINDS) == set()


def test_every_name_and_alias_is_known() -> None:
    assert {canonical_language(name) for name in ALIASES} <= set(LANGUAGES)
    assert canonical_language("TypeScript") == "ts"
    assert canonical_language("cobol") is None


@given(source=CODE, language=st.sampled_from(LANGUAGES))
@example(source='1"`""`', language="bash")  # a string that is missing, and so has no width
def test_text_survives_in_every_language(source: str, language: str) -> None:
    lines = highlight(source, language)
    assert text_of(lines) == source.removesuffix("\n")
    assert {kind for kind, _ in SPAN.findall("\n".join(lines))} <= set(KINDS)


@given(source=st.text())
def test_any_text_survives(source: str) -> None:
    assert text_of(highlight(source, "tsx")) == source.removesuffix("\n")


def test_lines_are_wrapped_with_their_end_inside() -> None:
    assert wrap_lines(["a", "", "b"], {2: 'data-mark="ins"'}) == (
        '<span class="s-line">a\n</span>'
        '<span class="s-line" data-mark="ins">\n</span>'
        '<span class="s-line">b\n</span>'
    )
