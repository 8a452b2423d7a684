"""What an assistant can ask. Answers are Markdown of bounded size, refusals explain what to ask."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Annotated, Final, Literal

from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from showfloor.assistants.answers import (
    ITEM,
    MOST_OF_AN_ENTRY,
    demo_line,
    entry_answer,
    excerpt,
    found_lines,
    items_of,
    page_answer,
)
from showfloor.assistants.library import (
    DemoPlace,
    EntryPlace,
    Library,
    PageStore,
    anchor_in,
    path_in,
)
from showfloor.errors import ReleaseError
from showfloor.model.demo import DemoCode, DemoData

MOST_LETTERS: Final = 300
"""Of a name, a path or a query."""

MOST_RESULTS: Final = 50
MOST_DEMOS: Final = 300

MOST_CHARACTERS: Final = 24_000
"""Characters of an answer: about 6,000 tokens."""

Query = Annotated[str, Field(description="What to look for: a name, or a few words.")]
Product = Annotated[
    str | None, Field(description="Id of a product; a wrong one is answered with all of them.")
]
Preferred = Annotated[
    str | None, Field(description="Id of a product whose results are to come first.")
]
Address = Annotated[str, Field(description="Path or address of a page, as search gives it.")]
Offset = Annotated[int, Field(ge=0, description="Where to go on in a long answer.")]
Count = Annotated[int, Field(ge=1, le=MOST_RESULTS, description="As many results at most.")]
Styling = Annotated[
    str | None, Field(description="A styling that the demo has; the first if left out")
]


class Tools:
    """The tools over the release that is served when each is called."""

    def __init__(self, store: PageStore) -> None:
        self._store = store

    def search(self, query: Query, product: Preferred = None, limit: Count = 6) -> str:
        """Find passages of guides, demos, and components, hooks, props, types by name or by words.

        Each result has its lines that fit the query, and the path to read next.
        """
        library = self._library()
        _check_length("query", query)
        _check_product(library, product)
        found = library.full_text.find(query, product, limit)
        if not found:
            return f"Nothing is called {query!r}. Products: {_products(library)}"
        return found_lines(library, query, found)

    def read_page(self, path: Address, offset: Offset = 0) -> str:
        """Read a page as Markdown, or its part at an anchor; of a long page first its outline.

        An old address is followed, and the answer begins with the new one.
        """
        library = self._library()
        route, moved = _page(library, path)
        return moved + page_answer(library, route, anchor_in(path), offset)

    def read_api(
        self,
        name: Annotated[str, Field(description="A component, a hook or an interface.")],
        product: Product = None,
        member: Annotated[
            str | None, Field(description="One prop, slot, class, variable or type of it alone.")
        ] = None,
        offset: Offset = 0,
    ) -> str:
        """Read an entry of the API reference: imports, props, types, defaults, slots, classes.

        Of a long one, what is left out is named at the end, to be asked for as `member`.
        Several products may have an entry of the same name: then say which product.
        """
        library = self._library()
        _check_length("name", name)
        _check_product(library, product)
        place = _entry(library, name, product)
        text = library.entry_text(place.entry.href, place.entry.name)
        if member is not None:
            return excerpt(_member(text, member), offset, MOST_OF_AN_ENTRY)
        if offset:
            return excerpt(text, offset, MOST_OF_AN_ENTRY)
        return entry_answer(text, place.entry.name)

    def list_demos(
        self,
        path: Annotated[str | None, Field(description="A page; all pages if left out.")] = None,
        product: Product = None,
    ) -> str:
        """List demos: of a page what each shows and uses; of a product where each is."""
        library = self._library()
        _check_product(library, product)
        if path is None:
            moved = ""
            lines = [f"- {place.name}: {place.page}" for place in _demos(library, product)]
        else:
            route, moved = _page(library, path)
            shown = [place for place in library.demos if place.page == route]
            lines = [demo_line(library, library.demo(place)) for place in shown]
        first = lines[:MOST_DEMOS]
        if len(lines) > len(first):
            first.append(f"\n[{len(lines) - len(first)} more: name a product or a page]")
        if not first:
            return f"{moved}There are no demos here."
        return moved + excerpt("\n".join(first), 0, MOST_CHARACTERS)

    def read_demo(
        self,
        path: Address,
        name: Annotated[str, Field(description="Name of a demo of this page.")],
        styling: Styling = None,
        language: Annotated[Literal["ts", "js"], Field(description="TypeScript or not.")] = "ts",
        file: Annotated[
            str | None, Field(description="One of its other files, which the answer names.")
        ] = None,
    ) -> str:
        """Read the main file of a demo, and the packages, in the versions it was tested with."""
        library = self._library()
        route, moved = _page(library, path)
        _check_length("name", name)
        places = {place.name: place for place in library.demos if place.page == route}
        if name not in places:
            raise ToolError(f"{route} has no demo {name!r}.{_nearest(name, places)}")
        data = library.demo(places[name])
        return moved + _code(data, _variant(data, styling), language, file)

    def _library(self) -> Library:
        try:
            return self._store.library()
        except ReleaseError as error:
            raise ToolError(str(error)) from error


def _check_length(what: str, text: str) -> None:
    if len(text) > MOST_LETTERS:
        raise ToolError(f"The {what} has {len(text)} characters; {MOST_LETTERS} are enough.")


def _check_product(library: Library, product: str | None) -> None:
    if product is not None and product not in library.products:
        _check_length("product", product)
        raise ToolError(f"There is no product {product!r}. Products: {_products(library)}")


def _products(library: Library) -> str:
    return ", ".join(f"{id} ({name})" for id, name in library.products.items())


def _page(library: Library, address: str) -> tuple[str, str]:
    """Return the route of a page; and of an old address, what it is now, to begin an answer with.

    Anchors are not looked at: a page is read as a whole.
    """
    _check_length("path", address)
    path = path_in(address)
    route = path.rstrip("/") + "/"
    if route in library.pages:
        return route, ""
    target = library.follow(path)
    if target is None:
        raise ToolError(f"There is no page at {route}.{_nearest(route, library.pages)}")
    if target.path not in library.pages:
        raise ToolError(f"{path} is now {target.location}, which is not a page of this site.")
    return target.path, f"[{path} is now {target.location}]\n\n"


def _nearest(name: str, known: Iterable[str]) -> str:
    """Return a sentence with what was probably meant; empty where no name is similar."""
    names = list(known)
    near = get_close_matches(name, names, n=3, cutoff=0.6)
    # The last part of a path, or the beginning of a name, is near too.
    last = name.strip("/").rpartition("/")[2].lower()
    near += [one for one in names if last and last in one.lower()][:5] if not near else []
    return f" Did you mean {', '.join(near)}?" if near else ""


def _entry(library: Library, name: str, product: str | None) -> EntryPlace:
    places = [place for place in library.entries() if product in (None, place.product)]
    same = [place for place in places if place.entry.name.lower() == name.lower()]
    exact = [place for place in same if place.entry.name == name] or same
    if not exact:
        names = {place.entry.name for place in places}
        raise ToolError(f"The reference has no entry {name!r}.{_nearest(name, sorted(names))}")
    products = list(dict.fromkeys(place.product for place in exact))
    if len(products) > 1:
        raise ToolError(f"Several products have {name}: say which, {', '.join(products)}.")
    return exact[0]


def _member(text: str, member: str) -> str:
    """Return the items of lists about a member: a prop, a slot, a class, a type."""
    _check_length("member", member)
    found = items_of(text, member)
    if not found:
        names = dict.fromkeys(match[1] for match in ITEM.finditer(text))
        raise ToolError(f"The entry has no {member!r}.{_nearest(member, names)}")
    return "\n".join(found)


def _demos(library: Library, product: str | None) -> Sequence[DemoPlace]:
    if product is None:
        return library.demos
    pages = {
        page.route for one in library.index.products if one.id == product for page in one.pages
    }
    return [place for place in library.demos if place.page in pages]


def _variant(data: DemoData, styling: str | None) -> DemoCode:
    known = {variant.styling: variant for variant in data.variants}
    if styling is None:
        return data.variants[0]
    if styling in known:
        return known[styling]
    there = f" It is there in {', '.join(known)}." if any(known) else ""
    raise ToolError(f"{data.name} has no styling {styling[:50]!r}.{there}")


def _code(data: DemoData, variant: DemoCode, language: str, name: str | None) -> str:
    files = {file.name: file for file in (variant.ts if language == "ts" else variant.js)}
    main, *others = files
    if name is not None and name not in files:
        raise ToolError(f"{data.name} has no file {name[:50]!r}. Its files: {', '.join(files)}")
    file = files[name or main]
    packages = ", ".join(f"{pin.name} {pin.version}" for pin in data.dependencies)
    rest = ", ".join(f"{one} ({len(files[one].source)} characters)" for one in others)
    code = f'```{file.name.rpartition(".")[2]} title="{file.name}"\n{file.source.rstrip()}\n```'
    about = [
        f"# {data.title}",
        f"Packages: {packages}",
        *([f"Other files: {rest}"] if rest else []),
    ]
    return excerpt("\n\n".join([code] if name else [*about, code]), 0, MOST_CHARACTERS)
