"""The Markdown of answers, all of bounded size: results, parts of a page, an entry, a demo."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Final

from showfloor.assistants.full_text import meant_words
from showfloor.assistants.library import Library
from showfloor.assistants.passages import last_sentence, part_of, passages_of
from showfloor.assistants.symbols import Found
from showfloor.model.demo import DemoData

MOST_FOUND: Final = 2_500
"""Characters of the answer to a search."""
FIRST_FOUND: Final = 1_200
"""Of these, those of the first result, which quotes two passages."""
NEXT_FOUND: Final = 320
MOST_OF_AN_ENTRY: Final = 6_000
MOST_OF_NAMES: Final = 2_500
"""Of the names of props that an answer about an entry leaves out."""
MOST_OF_A_PAGE: Final = 8_000
MOST_OF_AN_OUTLINE: Final = 4_000
"""Of them; beyond, its main headings are named, as far as they fit."""
MOST_OF_AN_ITEM: Final = 700
"""Of a prop; what it says about the types inside is left out beyond."""
MOST_OF_A_LINE: Final = 180
"""The same in an entry that is long."""

ITEM: Final = re.compile(r"^- `(\.?[^`\n]+)`[^\n]*(?:\n {2}[^\n]*|\n(?=\n {2}))*", re.MULTILINE)
HEAD: Final = re.compile(r"( *)- `([^`?:]+)")
"""Beginning of an item, with its indentation and its name."""
ROW_KINDS: Final = ("prop", "slot", "classes", "css-variable", "type")
"""What the id of a row of the reference has between dashes before its name."""
SECTION: Final = re.compile(r"^(?=## )", re.MULTILINE)
ASIDE_OF_ENTRY: Final = re.compile(
    r"^- (?:Demos:\n(?:  - .*\n)*|(?:Size|Source): .*\n)", re.MULTILINE
)
IMPORTED: Final = re.compile(r"^import (?!type)\{?([^'\"{}]*?)\}? from ['\"][^.'\"]", re.MULTILINE)
"""What code imports from packages, except types."""
PROP: Final = re.compile(r"[\s<]([a-z]\w+)=(?=[{\"])")
MOST_PROPS: Final = 12
OF_EVERY_DEMO: Final = {"react", "react-dom"}


def found_lines(library: Library, query: str, found: Iterable[Found]) -> str:
    """Return results: where each is, and its lines that have the words of the query."""
    answer = ""
    for number, one in enumerate(found, 1):
        left = MOST_FOUND - len(answer)
        budget = min(left, NEXT_FOUND if answer else FIRST_FOUND)
        shown = _found(library, query, one, budget, 1 if answer else 2)
        result = f"{number}. {shown}".strip() + "\n\n"
        if len(result) > left:
            break
        answer += result
    return answer.strip()


def _found(library: Library, query: str, one: Found, budget: int, most: int) -> str:
    """Return the name and the address of a result, with what is quoted from it below.

    Of a page at most `most` passages are quoted, each below its address.
    """
    product = library.products.get(one.product, "")
    if one.kind not in {"guide", "section"}:
        owner = f"{one.parent} > " if one.parent else ""
        head = f"{product} > {owner}{one.name} ({one.kind}): {one.href}\n"
        return head + _of_entry(library, one)[: budget - len(head)]
    route = one.href.partition("#")[0]
    passages = passages_of(library.markdown(route))
    asked = meant_words(query)
    fitting = [passages[number] for number in library.full_text.passages_of(query, route)]
    chosen = sorted(fitting, key=lambda part: -part.score(asked))[:most] or passages[:1]
    blocks: list[str] = []
    for part in chosen:
        place = library.place_of(route, part)
        heading = f" > {part.heading}" if part.heading else ""
        head = place if blocks else f"{product} > {one.parent or one.name}{heading}: {place}"
        quoted = part.quoted(asked, budget // len(chosen) - len(head)) or one.text
        blocks.append(f"{head}\n{quoted}")
    return "\n".join(blocks)


def _of_entry(library: Library, one: Found) -> str:
    """Return what the reference says of an entry, or of a part of one, in its first lines."""
    text = library.entry_text(one.href, one.parent or one.name)
    if one.parent:
        items = items_of(text, one.name)
        return short_item(items[0]) if items else one.text
    first, *_ = passages_of(text)
    return "\n".join([" ".join(first.prose[:2]), *first.code[:1]])


def items_of(text: str, name: str) -> list[str]:
    """Return the items of lists about a prop, a slot, a class; else about a type inside them."""
    lines = text.split("\n")
    heads = ((at, HEAD.match(line)) for at, line in enumerate(lines))
    found = [
        (head[1], "\n".join([lines[at], *_below(lines[at + 1 :], head[1] + "  ")]).rstrip())
        for at, head in heads
        if head and (head[2] == name or head[2].endswith(f"-{name}"))
    ]
    return [item for indentation, item in found if not indentation] or [item for _, item in found]


def _below(lines: Sequence[str], indentation: str) -> Iterator[str]:
    return takewhile(lambda line: not line or line.startswith(indentation), lines)


def short_item(item: str, most: int = MOST_OF_AN_ITEM) -> str:
    """Return an item; one that is longer without what it says about types, and its first lines."""
    if len(item) <= most:
        return item
    about, _, _ = item.partition("\n  - ")
    whole = about if len(about) <= most else about[:most].rpartition("\n")[0]
    return whole or about.partition("\n")[0]


def entry_answer(text: str, name: str) -> str:
    """Return what an entry takes, own props first; of a long one less about each, then names."""
    intro, *sections = SECTION.split(ASIDE_OF_ENTRY.sub("", text))
    parts = [(one.partition("\n")[0], match) for one in sections for match in ITEM.finditer(one)]
    short: list[tuple[str, str]] = []
    for most in (MOST_OF_AN_ITEM, MOST_OF_A_LINE):
        short = [(title, short_item(match[0], most)) for title, match in parts]
        if len(answer := _entry_items(intro.strip(), short)) <= MOST_OF_AN_ENTRY:
            return answer.strip()

    def first(shown: int) -> str:
        left = _left_out(name, [match[1] for _, match in parts[shown:]])
        return (_entry_items(intro.strip(), short[:shown]) + left).strip()

    # The more are shown, the longer it is.
    too_many = bisect_right(range(len(parts)), MOST_OF_AN_ENTRY, key=lambda n: len(first(n)))
    return first(max(too_many - 1, 0))


def _left_out(entry: str, names: Sequence[str]) -> str:
    """Return how to read what is left out; of classes and CSS variables only how many there are."""
    styles = [name for name in names if name.startswith((".", "--"))]
    some = ", ".join(name for name in names if name not in styles)
    if len(some) > MOST_OF_NAMES:
        some = some[:MOST_OF_NAMES].rpartition(",")[0] + ", …"
    more = f" and {len(styles)} classes and CSS variables" if styles else ""
    return f'\n\nLeft out; read_api("{entry}", member=…) reads one: {some}{more}'


def _entry_items(intro: str, items: Iterable[tuple[str, str]]) -> str:
    """Return items below the headings of their sections."""
    answer, last = intro, ""
    for heading, item in items:
        answer += f"\n{item}" if heading == last else f"\n\n{heading}\n\n{item}"
        last = heading
    return answer


def page_answer(library: Library, route: str, anchor: str, offset: int) -> str:
    """Return a page, or its part at an anchor; of a long page its outline and its beginning."""
    text = library.markdown(route)
    passages = passages_of(text)
    places = [library.place_of(route, one) for one in passages]
    whole = f"{route}#{anchor}"
    at = next((n for n, place in enumerate(places) if place == whole), None)
    if at is None and anchor:
        shows = f"/demos/{anchor}/)"
        at = next((n for n, one in enumerate(passages) if shows in one.text), None)
    if at is not None:
        return excerpt(part_of(passages, at), offset, MOST_OF_A_PAGE)
    names = (anchor.partition(f"-{kind}-")[2] for kind in ROW_KINDS)
    if rows := [item for name in names if name for item in items_of(text, name)]:
        return excerpt("\n".join(rows), offset, MOST_OF_A_PAGE)
    if anchor:
        text = f"[The page has no part #{anchor}.]\n\n{text}"
    if offset or len(text) <= MOST_OF_A_PAGE:
        return excerpt(text, offset, MOST_OF_A_PAGE)
    outline = [
        f"{'  ' * (one.level - 2)}- {one.heading}: {place} ({len(one.text)} characters)"
        for one, place in zip(passages[1:], places[1:], strict=True)
    ]
    if len("\n".join(outline)) > MOST_OF_AN_OUTLINE:
        outline = [line for line in outline if line.startswith("-")]
    parts = excerpt("\n".join(outline), 0, MOST_OF_AN_OUTLINE).partition("\n\n[")[0]
    head = f"This page is long. Its parts, each to be read by its address:\n\n{parts}\n\n"
    return head + excerpt(text, 0, MOST_OF_A_PAGE - len(head))


def excerpt(text: str, offset: int, most: int) -> str:
    """Return so much text as fits into an answer, from `offset` on, and how to get the rest."""
    if offset and offset >= len(text):
        return f"[There is nothing more: the text has {len(text)} characters.]"
    part = text[offset : offset + most]
    end = offset + len(part)
    if end >= len(text):
        return part
    whole = part.rpartition("\n")[0] or part
    left = len(text) - offset - len(whole)
    return f"{whole}\n\n[{left} characters more: ask again with offset={offset + len(whole)}]"


def demo_line(library: Library, data: DemoData) -> str:
    """Return what a demo shows: its heading, the sentence before it, and what it uses."""
    title, sentence = data.title, ""
    for part in passages_of(library.markdown(data.route.partition("#")[0])):
        before, mark, _ = part.text.partition(f"/demos/{data.name}/)")
        if mark:
            title = part.heading or title
            sentence = last_sentence(before.rpartition("\n")[0])
            break
    code = data.variants[0].ts[0].source
    imported = (found.split(",") for found in IMPORTED.findall(code))
    names = dict.fromkeys(name.strip() for found in imported for name in found if name.strip())
    props = list(dict.fromkeys(PROP.findall(code)))[:MOST_PROPS]
    packages = (pin.name for pin in data.dependencies if pin.name not in OF_EVERY_DEMO)
    stylings = [variant.styling for variant in data.variants]
    facts = {
        "uses": names,
        "props": props,
        "packages": packages,
        "styling": stylings[1:] and stylings,
    }
    about = "; ".join(f"{what} {', '.join(some)}" for what, some in facts.items() if some)
    return f"- {data.name}: {title}{f' - {sentence}' if sentence else ''} ({about})"
