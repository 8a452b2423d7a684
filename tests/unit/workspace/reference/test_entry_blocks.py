"""Entries of the API reference as the blocks of a page."""

from collections import Counter

import msgspec
import pytest

from showfloor.model.api import (
    ApiAlternativeProp,
    ApiComponentLink,
    ApiCssVariable,
    ApiEntry,
    ApiImport,
    ApiOrigin,
    ApiRef,
    ApiRest,
    ApiSlot,
)
from showfloor.model.api_blocks import ApiFacts, ApiParts, ApiTable, ApiTypes
from showfloor.model.blocks import Callout, CodeBlock, CodeTabs, Heading, Prose
from showfloor.model.navigation import PageLink
from showfloor.outputs.html_markdown import html_to_markdown
from showfloor.workspace.reference.entry_blocks import api_body
from showfloor.workspace.reference.entry_ids import ApiNames
from showfloor.workspace.reference.guides import ApiGuide
from support.site.invented_api import (
    MESSAGES,
    PACKAGE,
    ROUTE,
    body_of,
    class_,
    entry,
    function,
    named,
    prop,
    row_of,
    type_,
)

replace = msgspec.structs.replace

BARK = ApiComponentLink(name="Bark", package=PACKAGE, href="/acorn-kit/api/bark/")
UNDOCUMENTED = ApiComponentLink(name="Twig", package=PACKAGE)
SEED = replace(named("Seed"), href="/acorn-kit/api/seed/")
FULL = entry(
    prop("size", "'big' | 'small'", default="'big'"),
    prop("onPick", "(seed: Seed) => void", signature=function("(seed: Seed) => void")),
    description="Holds seeds.",
    theme_name="AcmeSeedBag",
    props_type="SeedBagProps",
    ref=ApiRef(target="HTMLDivElement", type=type_("React.Ref<HTMLDivElement>")),
    rest=ApiRest(component=BARK, element="div"),
    inherits=(BARK,),
    slots=(ApiSlot(name="string", type=type_("'div'"), default="'cord'", class_name="x"),),
    classes=(class_("root"), class_("open", class_name="Acme-open", state=True)),
    css_variables=(ApiCssVariable(name="--SeedBag-gap", default="4px"),),
    source="https://forge.test/acme/kit",
)


def facts_of(one: ApiEntry, uses: tuple[PageLink, ...] = ()) -> dict[str, str]:
    body = api_body([one], MESSAGES, uses={one.slug: uses}, guides={}, routes=())
    facts = next(block for block in body.blocks if isinstance(block, ApiFacts))
    return {fact.label: fact.html for fact in facts.items}


def parts_of(one: ApiEntry, kind: str) -> ApiParts:
    blocks = body_of(one).blocks
    return next(b for b in blocks if isinstance(b, ApiParts) and b.kind == kind)


def test_a_page_of_one_entry_has_its_sections_on_level_two() -> None:
    assert [(h.level, h.id, h.text) for h in body_of(FULL).headings] == [
        (2, "seed-bag-props", "Props"),
        (2, "seed-bag-slots", "Slots"),
        (2, "seed-bag-classes", "Classes"),
        (2, "seed-bag-states", "State classes"),
        (2, "seed-bag-css-variables", "CSS variables"),
    ]
    [heading] = body_of(entry(prop("size"), kind="interface")).headings
    assert heading.text == "Properties"


def test_a_component_of_which_nothing_is_known_has_a_sentence_and_no_table() -> None:
    blocks = body_of(entry(untyped=True)).blocks
    assert not any(isinstance(block, ApiTable) for block in blocks)
    assert [block.html for block in blocks if isinstance(block, Prose)] == [
        "<p>Nothing is known of its props: its package has no types, and its code neither checks"
        " nor describes them.</p>"
    ]


def test_on_a_page_of_several_each_entry_is_a_section() -> None:
    other = entry(prop("size"), name="Bark", slug="bark", anchor="the-bark")
    headings = body_of(entry(prop("size"), anchor="seed-bag"), other).headings
    assert [(h.level, h.id) for h in headings] == [
        (2, "seed-bag"),
        (3, "seed-bag-props"),
        (2, "the-bark"),
        (3, "bark-props"),
    ]


def test_every_part_of_a_page_has_an_anchor_of_its_own() -> None:
    anchors = body_of(FULL).anchors
    assert set(anchors) >= {
        "seed-bag-prop-size",
        "seed-bag-slot-string",
        "seed-bag-classes-AcmeSeedBag-root",
        "seed-bag-css-AcmeSeedBag-root",
        "seed-bag-classes-root",
        "seed-bag-css-Acme-open",
        "seed-bag-css-variable-SeedBag-gap",
        "seed-bag-css-variable---SeedBag-gap",
    }
    assert [one for one, count in Counter(anchors).items() if count > 1] == []


def test_two_keys_may_share_a_class() -> None:
    classes = (class_("open", class_name="Acme-open"), class_("wide", class_name="Acme-open"))
    parts = parts_of(entry(classes=classes), "classes")
    ids = ["seed-bag-classes-Acme-open", "seed-bag-classes-wide"]
    assert [part.id for part in parts.rows] == ids


def test_a_state_that_no_declaration_names_has_both_classes_in_its_row() -> None:
    beside = class_("open", class_name="AcmeSeedBag-lid.Acme-open", state=True)
    [part] = parts_of(entry(classes=(class_("lid"), beside)), "states").rows
    assert (part.prefix, part.name) == (".AcmeSeedBag-lid", ".Acme-open")
    assert (part.id, part.also) == ("seed-bag-classes-AcmeSeedBag-lid.Acme-open", ())
    assert part.html == (
        "<p>Elements of the class <code>AcmeSeedBag-lid</code> while they are in this state.</p>"
    )


def test_names_that_are_no_ids_are_made_into_some() -> None:
    assert row_of(prop("[key: string]")).id == "seed-bag-prop--key-string-"


def test_facts_are_told_in_the_words_of_the_interface() -> None:
    assert facts_of(FULL) == {
        "Package": "<code>@acme/kit</code> 1.2.0",
        "Theme name": "<code>AcmeSeedBag</code>, for default props, variants and style overrides",
        "Ref": "Points to <code>HTMLDivElement</code>",
        "Inherits": 'Also accepts the props of <a href="/acorn-kit/api/bark/"><code>Bark</code>'
        "</a>, listed here",
        "Other props": 'Passed to <a href="/acorn-kit/api/bark/"><code>Bark</code></a>, and from '
        "there to its <code>&lt;div&gt;</code>",
        "Props type": "<code>SeedBagProps</code>",
        "Source": '<a href="https://forge.test/acme/kit" rel="noopener">As of version 1.2.0</a>',
    }


@pytest.mark.parametrize(
    ("rest", "html"),
    [
        (
            ApiRest(element="li", count=27),
            "Passed to the <code>&lt;li&gt;</code>: all of its 27 attributes",
        ),
        (ApiRest(element="li"), "Passed to the <code>&lt;li&gt;</code>"),
        (ApiRest(attributes="Some<T>"), "Any of <code>Some&lt;T&gt;</code>"),
        (ApiRest(component=UNDOCUMENTED), "Passed to <code>Twig</code>"),
    ],
)
def test_it_is_said_where_other_props_go(rest: ApiRest, html: str) -> None:
    assert facts_of(entry(rest=rest))["Other props"] == html


def test_a_plan_is_beside_the_package_and_demos_are_a_list_of_links() -> None:
    badge = '<code>@acme/kit</code> 1.2.0 <span class="s-badge">Pro</span>'
    assert facts_of(entry(plan="pro"))["Package"] == badge
    uses = tuple(PageLink(title=f"<{n}>", href=f"/a/#{n}") for n in range(2))
    assert facts_of(FULL, uses)["Demos"] == (
        '<ul><li><a href="/a/#0">&lt;0&gt;</a></li><li><a href="/a/#1">&lt;1&gt;</a></li></ul>'
    )


GUIDE = ApiGuide(title="Seed & co", href="/a/", html="A <code>SeedBag</code> waits.")
LINK = '<a class="api-guide" href="/a/">Guide: Seed &amp; co</a>'


@pytest.mark.parametrize(
    ("description", "guide", "opening", "notes"),
    [
        ("", None, None, None),
        ("Holds seeds.", None, "<p>Holds seeds.</p>", None),
        ("", GUIDE, f"<p>{GUIDE.html} {LINK}</p>", None),
        ("Holds seeds.", GUIDE, f"<p>{GUIDE.html} {LINK}</p>", "<p>Holds seeds.</p>"),
        ("Holds seeds.", replace(GUIDE, html=""), f"<p>Holds seeds. {LINK}</p>", None),
        ("", replace(GUIDE, html=""), f"<p>{LINK}</p>", None),
        ("", replace(GUIDE, html="", lead="Of trees."), f"<p>Of trees. {LINK}</p>", None),
        ("It.", replace(GUIDE, html="", lead="Of trees."), f"<p>It. {LINK}</p>", None),
        ("It is\n\n- big", None, "<p>It is</p>", "<ul>\n<li>big</li>\n</ul>"),
        ("# Use\n\nIt.", None, None, "<p><strong>Use</strong></p>\n<p>It.</p>"),
        ("Seeds. " * 30, GUIDE, f"<p>{GUIDE.html} {LINK}</p>", f"<p>{'Seeds. ' * 29}Seeds.</p>"),
    ],
)
def test_a_page_opens_with_what_its_entry_is(
    description: str, guide: ApiGuide | None, opening: str | None, notes: str | None
) -> None:
    one = entry(prop("size"), description=description)
    guides = {one.slug: guide} if guide else {}
    body = api_body([one], MESSAGES, uses={}, guides=guides, routes=())
    first, *_, last = body.blocks
    assert (first.html if isinstance(first, Prose) else None) == opening
    assert (last.html if isinstance(last, Prose) else None) == notes
    assert ("seed-bag-notes" in body.anchors) is (notes is not None)
    assert body.links == (("/a/",) if guide else ())


def test_two_forms_of_import_are_tabs_that_are_named_alike_everywhere() -> None:
    whole = ApiImport(code="import { SeedBag } from '@acme/kit';", specifier=PACKAGE)
    block = body_of(entry(imports=(*FULL.imports, whole))).blocks[0]
    assert isinstance(block, CodeTabs)
    assert [(tab.label, tab.code.source) for tab in block.tabs] == [
        ("Own module", "import SeedBag from '@acme/kit/SeedBag';"),
        ("Whole package", "import { SeedBag } from '@acme/kit';"),
    ]


def test_a_deprecated_entry_says_so_first() -> None:
    block = body_of(entry(deprecated="Use `Bark`.")).blocks[0]
    prose = Prose(html="<p>Use <code>Bark</code>.</p>")
    assert block == Callout(kind="warning", title="Deprecated", blocks=(prose,))


def test_a_row_tells_what_is_known_of_a_prop() -> None:
    origin = ApiOrigin(kind="component", name="Bark", package=PACKAGE, href="/bark/")
    told = {"description": "The *icon*.", "deprecated": "Use `mark`.", "plan": "premium"}
    flags = {"required": True, "requires_ref": True}
    row = row_of(prop("icon", "'a' | 'b'", default="'a'", origin=origin, **told, **flags))
    assert row.id == "seed-bag-prop-icon"
    assert row.default == "<span class=\"tok-string\">'a'</span>"
    assert row.html == "<p>The <em>icon</em>.</p>"
    assert row.deprecated == "Use <code>mark</code>."
    assert (row.required, row.requires_ref, row.callback) == (True, True, False)
    assert row.plan == "premium"
    assert row.origin == origin
    assert row.definitions == ()


def test_a_prop_with_a_default_of_the_entry_is_not_inherited() -> None:
    bark = ApiOrigin(kind="component", name="Bark", package=PACKAGE, href="/bark/")
    one = prop("rings", "number", default="4", own_default=True, origin=bark)
    assert row_of(one).origin is None


def test_a_default_may_be_told_in_words() -> None:
    row = row_of(prop("icon", default="`A` where there is space"))
    assert row.default == "<code>A</code> where there is space"
    row = row_of(prop("text", default="(more) => `+${more}`"))
    assert row.default is not None
    assert row.default.startswith('(more) =&gt; <span class="tok-string">`+')


def test_style_properties_events_and_those_of_the_inside_are_only_named() -> None:
    system = ApiOrigin(kind="system", name="Styles", package=PACKAGE, href="/system/properties/")
    one = entry(
        prop("mt", origin=system),
        prop("size"),
        prop("mb", origin=system),
        prop("onCopy", origin=system),
        prop("once", origin=system),
        prop("raw", internal=True),
    )
    table = next(block for block in body_of(one).blocks if isinstance(block, ApiTable))
    assert [row.name for row in table.rows] == ["size"]
    groups = [(group.kind, [one.name for one in group.names], group.href) for group in table.groups]
    assert groups == [
        ("system", ["mt", "mb", "once"], "/system/properties/"),
        ("events", ["onCopy"], None),
        ("internal", ["raw"], None),
    ]
    named = [one.id for group in table.groups for one in group.names]
    assert named == [f"seed-bag-prop-{name}" for name in ("mt", "mb", "once", "onCopy", "raw")]
    assert set(named) < set(body_of(one).anchors)


def test_a_type_that_one_prop_has_is_opened_there() -> None:
    row = row_of(prop("seed", "Seed", names=("Seed",)), types=(named("Seed", kind="'oak'"),))
    [seed] = row.definitions
    assert (seed.name, seed.id) == ("Seed", "seed-bag-type-Seed")
    assert [field.code for field in seed.fields] == [
        "<b>kind</b>?: <span class=\"tok-string\">'oak'</span>"
    ]


def test_an_object_without_a_name_is_shown_by_the_name_of_its_members() -> None:
    short = "BagProps['slotProps']"
    text = type_("{ root?: Long<'a'> }", short=short, names=(short,))
    row = row_of(prop("slotProps", type=text), types=(named(short, root="Seed"),))
    assert row.type == "BagProps[<span class=\"tok-string\">'slotProps'</span>]"
    [members] = row.definitions
    assert (members.name, members.id) == (short, "seed-bag-type-BagProps-slotProps-")
    assert [field.code for field in members.fields] == ["<b>root</b>?: Seed"]


def test_a_type_that_several_props_have_is_opened_once() -> None:
    first, second = (prop(name, "Seed", names=("Seed",)) for name in ("first", "second"))
    one = entry(first, second, types=(named("Seed", kind="string"),))
    body = body_of(one)
    row = row_of(first, second, types=one.types)
    assert row.type == '<a href="#seed-bag-type-Seed">Seed</a>'
    assert row.definitions == ()
    types = body.blocks[-1]
    assert isinstance(types, ApiTypes)
    assert [definition.name for definition in types.definitions] == ["Seed"]
    assert body.anchors[-2:] == ("seed-bag-types", "seed-bag-type-Seed")


def test_a_short_type_is_repeated_rather_than_linked() -> None:
    first, second = (prop(name, "Id", names=("Id",)) for name in ("first", "second"))
    row = row_of(first, second, types=(named("Id", "string | number"),))
    assert [(one.name, one.type) for one in row.definitions] == [("Id", "string | number")]


def test_each_type_has_one_place_on_its_page_where_the_search_finds_it() -> None:
    props = [
        prop("first", "Id", names=("Id",)),
        prop("raw", "Husk", names=("Husk",), internal=True),
        prop("second", "Id | Seed", names=("Id", "Seed")),
        prop("third", "Seed", names=("Seed",)),
    ]
    types = (named("Id", "string | number"), named("Seed", kind="'oak'"), named("Husk", a="1"))
    one = entry(*props, types=types)
    assert ApiNames(one).opened_types() == ["Seed", "Id"]
    anchors = [anchor for anchor in body_of(one).anchors if "-type-" in anchor]
    assert anchors == ["seed-bag-type-Id", "seed-bag-type-Seed"]


def test_a_type_with_a_page_is_linked_to_it() -> None:
    row = row_of(prop("seed", "Seed[]", names=("Seed",)), types=(SEED,))
    assert row.type == '<a href="/acorn-kit/api/seed/">Seed</a>[]'
    assert row.definitions == ()


def test_the_types_of_classes_and_slots_are_their_sections() -> None:
    row = row_of(
        prop("classes", "Partial<SeedClasses>", names=("SeedClasses",)),
        types=(named("SeedClasses", root="string"),),
        classes=(class_("root"), class_("open")),
    )
    assert row.type == 'Partial&lt;<a href="#seed-bag-classes">SeedClasses</a>&gt;'


def test_a_type_that_says_no_more_than_its_name_is_not_opened() -> None:
    row = row_of(prop("seed", "Seed", names=("Seed",)), types=(named("Seed", "Seed<Any>"),))
    assert (row.type, row.definitions) == ("Seed", ())


def test_what_a_callback_is_given_is_folded_unless_its_type_says_it_all() -> None:
    signature = function("(seed: number) => boolean", "boolean", seed="Which one.")
    row = row_of(prop("onPick", "PickHandler", signature=signature))
    assert row.callback
    assert row.call is not None
    assert row.call.type == "(seed: number) =&gt; boolean"
    [parameter] = row.call.parameters
    assert (parameter.code, parameter.html) == ("<b>seed</b>: number", "Which one.")
    assert row.call.returns is not None
    assert row.call.returns.code == "boolean"
    text = "(seed: number) => void"
    assert row_of(prop("onPick", text, signature=function(text, seed=""))).call is None


def test_a_type_that_opens_at_a_click_has_no_links_in_it() -> None:
    text = f"{{ {'; '.join(f'member{n}: Seed' for n in range(9))} }}"
    row = row_of(prop("seeds", text, names=("Seed",)), types=(SEED,))
    assert (row.size, "<a" in row.type) == ("long", False)


def test_a_part_tells_its_key_unless_its_name_does() -> None:
    classes = (
        class_("root", description="All of it."),
        class_("edge", class_name="bag"),
        class_("lid.knob", class_name=""),
    )
    root, edge, knob = parts_of(entry(classes=classes), "classes").rows
    assert (root.prefix, root.name, root.html) == (".AcmeSeedBag-", "root", "<p>All of it.</p>")
    assert (edge.prefix, edge.name) == (".", "bag")
    assert (knob.prefix, knob.name) == ("", "lid.knob")
    assert (knob.id, knob.also) == ("seed-bag-classes-lid.knob", ())
    variables = (ApiCssVariable(name="--SeedBag-gap", key="root"),)
    [gap] = parts_of(entry(css_variables=variables), "css-variables").rows
    facts = [[(fact.label, fact.html) for fact in one.facts] for one in (root, edge, knob, gap)]
    assert facts == [[], [("Key", "edge")], [], [("Key", "root")]]


def test_deprecated_classes_come_after_the_others() -> None:
    parts = parts_of(entry(classes=(class_("old", deprecated="Gone."), class_("root"))), "classes")
    assert [part.name for part in parts.rows] == ["root"]
    assert [(part.name, part.deprecated) for part in parts.folded] == [("old", "Gone.")]
    parts = parts_of(entry(classes=(class_("old", deprecated=""),)), "classes")
    assert ([part.name for part in parts.rows], parts.folded) == (["old"], ())


def test_a_slot_has_its_type_and_its_default_or_takes_any_component() -> None:
    [part] = parts_of(FULL, "slots").rows
    assert [(fact.label, fact.html) for fact in part.facts] == [
        ("Type", "<span class=\"tok-string\">'div'</span>"),
        ("Default", "<span class=\"tok-string\">'cord'</span>"),
        ("Class", ".x"),
    ]
    slot = ApiSlot(name="string", type=type_("React.ElementType"))
    [part] = parts_of(entry(slots=(slot,)), "slots").rows
    assert part.facts == ()


def test_a_hook_lists_what_it_takes_and_gives() -> None:
    hook = entry(
        kind="hook",
        name="useSeeds",
        slug="use-seeds",
        signature=function("(count: number) => Seeds", "Seeds", count=""),
        parameters=(prop("count", "number", required=True),),
        returns=(prop("seeds", "Seed[]", required=True),),
    )
    body = body_of(hook)
    code = [block.source for block in body.blocks if isinstance(block, CodeBlock)]
    assert code[1] == "function useSeeds(count: number): Seeds;"
    takes, gives = (block for block in body.blocks if isinstance(block, ApiTable))
    assert (takes.rows[0].id, takes.rows[0].required) == ("use-seeds-parameters-count", True)
    assert (gives.rows[0].id, gives.rows[0].required) == ("use-seeds-return-value-seeds", False)
    assert takes.label == "Parameters of useSeeds"


def test_links_of_descriptions_are_told() -> None:
    one = entry(prop("size", description="See [there](/guide/) and [here](#seed-bag-prop-size)."))
    assert body_of(one, routes=frozenset({"/guide/", ROUTE})).links == ("/guide/",)


def test_own_props_come_first_and_what_is_needed_or_frequent_before_the_rest() -> None:
    bark = ApiOrigin(kind="component", name="Bark", package=PACKAGE)
    one = entry(
        prop("action", origin=bark),
        prop("classes"),
        prop("color"),
        prop("href", origin=bark),
        prop("label", required=True),
        prop("old", deprecated=""),
        prop("rings", origin=bark, required=True),
        prop("size"),
    )
    frequent = {one.slug: ("color", "href", "old", "size")}
    body = api_body([one], MESSAGES, uses={}, guides={}, routes=(), frequent=frequent)
    table = next(block for block in body.blocks if isinstance(block, ApiTable))
    own = ["label", "color", "size", "classes", "old"]
    assert [row.name for row in table.rows] == [*own, "rings", "href", "action"]


def prop_notes(*alternatives: tuple[ApiAlternativeProp, ...]) -> list[str]:
    """Return the texts between the heading of the props and their table, as Markdown."""
    blocks = body_of(entry(prop("size"), alternatives=alternatives)).blocks
    end = next(at for at, block in enumerate(blocks) if isinstance(block, ApiTable))
    start = next(at for at, block in enumerate(blocks) if isinstance(block, Heading))
    texts = (block for block in blocks[start:end] if isinstance(block, Prose))
    return [html_to_markdown(block.html, str) for block in texts]


def test_sets_of_props_to_choose_from_are_above_the_props() -> None:
    controlled = [ApiAlternativeProp(name=name, required=True) for name in ("checked", "onChange")]
    uncontrolled = ApiAlternativeProp(name="defaultChecked")
    assert prop_notes(tuple(controlled), (uncontrolled,), ()) == [
        "Takes one of these sets of props:\n\n"
        "- `checked`, `onChange`\n- `defaultChecked?`\n- none of these"
    ]
    assert prop_notes() == []
    several = ApiAlternativeProp(name="type", required=True, type="'multiple'")
    values = ApiAlternativeProp(name="value", type="Array<string>")
    assert prop_notes((several, values)) == [
        "Takes one of these sets of props:\n\n- `type: 'multiple'`, `value?: Array<string>`"
    ]
