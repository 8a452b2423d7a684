from showfloor.model.api import (
    ApiCssVariable,
    ApiEntry,
    ApiHistoryChange,
    ApiMember,
    ApiNamedType,
    ApiOrigin,
    ApiSlot,
)
from showfloor.model.api_blocks import ApiFacts, ApiParts, ApiTable, ApiTypes
from showfloor.outputs.api_markdown import ApiWriter
from showfloor.outputs.html_markdown import Links
from support.site.invented_api import body_of, class_, entry, function, named, prop

WRITER = ApiWriter(Links("https://acme.example", "/acorn-kit/api/seed-bag/"))
REFERENCE = (ApiFacts, ApiTable, ApiParts, ApiTypes)
BARK = ApiOrigin(kind="component", name="Bark", package="@acme/kit")
OPTIONAL = ApiHistoryChange(version="1.2", change="optional")

ANY = prop("a", "React.ElementType").type

BAG = entry(
    prop("color", "'green' | 'brown'", default="'green'", required=True, description="How it\nis."),
    prop(
        "onFall",
        "(day: number) => void",
        origin=BARK,
        deprecated="Use [another](https://a.example).",
        deprecated_in="1.1",
        signature=function("(day: number) => void", day="Counted from `1`."),
    ),
    prop("shape", "Shape", names=("Shape",), requires_ref=True, since="1.0", changes=(OPTIONAL,)),
    prop("hidden", internal=True),
    types=(named("Shape", sides="number"),),
    theme_name="AcmeSeedBag",
    slots=(
        ApiSlot(name="root", type=ANY, default="'i'", class_name="AcmeSeedBag-root"),
        ApiSlot(name="seam", type=prop("a", "React.ElementType<SeamProps>").type),
    ),
    classes=(
        class_("root", description="On the root.", since="1.1"),
        class_("old", deprecated="Use root."),
    ),
    css_variables=(ApiCssVariable(name="--SeedBag-gap", default="4px"),),
)

EXPECTED = """\
- Package: `@acme/kit` 1.2.0
- Theme name: `AcmeSeedBag`, for default props, variants and style overrides
- `color`: `'green' | 'brown'` = `'green'` (required)
  How it
  is.
- `shape`: `Shape` (needs a ref, since 1.0)
  Optional since 1.2
  - `Shape`
    - `sides?: number`
- `onFall`: `(day: number) => void` (from Bark, deprecated in 1.1)
  Use [another](https://a.example).
  - `day: number`
    Counted from `1`.
- Props that are not meant to be set: `hidden`
- `root` (Default `'i'`, Class `.AcmeSeedBag-root`)
- `seam` (Type `React.ElementType<SeamProps>`)
- `.AcmeSeedBag-root` (key `root`, since 1.1)
  On the root.
- `.AcmeSeedBag-old` (key `old`, deprecated)
  Use root.
- `--SeedBag-gap` (Default `4px`)"""


def table_of(one: ApiEntry) -> str:
    [table] = [block for block in body_of(one).blocks if isinstance(block, ApiTable)]
    return WRITER.write(table)


def test_what_a_reference_holds_is_written_as_lists() -> None:
    blocks = body_of(BAG).blocks
    written = [WRITER.write(block) for block in blocks if isinstance(block, REFERENCE)]
    assert "\n".join(written) == EXPECTED


def test_types_of_their_own_are_written_with_their_members() -> None:
    shape = named("Shape", sides="number")
    props = (prop("a", "Shape", names=("Shape",)), prop("b", "Shape", names=("Shape",)))
    blocks = body_of(entry(*props, types=(shape,))).blocks
    [types] = [block for block in blocks if isinstance(block, ApiTypes)]
    assert WRITER.write(types) == "- `Shape`\n  - `sides?: number`"


def test_a_deprecated_member_is_marked_with_its_reason() -> None:
    old = ApiMember(name="sides", type=prop("a").type, deprecated="Use `edges`.")
    older = ApiMember(name="rims", type=prop("a").type, deprecated="")
    shape = ApiNamedType(name="Shape", text="", members=(old, older))
    one = entry(prop("a", "Shape", names=("Shape",)), types=(shape,))
    assert table_of(one).split("\n") == [
        "- `a`: `Shape`",
        "  - `Shape`",
        "    - `sides?: string` (deprecated)",
        "      Use `edges`.",
        "    - `rims?: string` (deprecated)",
    ]


def test_links_of_descriptions_lead_to_the_published_site() -> None:
    text = "See [root](#seed-bag-classes-root)."
    one = entry(prop("a", description=text), classes=(class_("root"),))
    assert "https://acme.example/acorn-kit/api/seed-bag/#seed-bag-classes-root" in table_of(one)


def test_a_backtick_in_a_type_does_not_end_it() -> None:
    assert table_of(entry(prop("a", "`x-${string}`"))) == "- `a`: `` `x-${string}` ``"
