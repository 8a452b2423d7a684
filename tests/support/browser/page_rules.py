"""What is true of every page. Each rule returns what contradicts it, nothing if nothing does."""

from collections.abc import Callable, Iterable, Sequence

from showfloor.model.encoded_address import path_of
from support.browser.page_visit import Visit

# What demos say that fail on purpose, to show what that looks like, and commercial packages where
# a site has no key for them.
ON_PURPOSE = (
    "The sensor gives no pressure",
    "MUI X: Missing license key",
    # moment-hijri defines its locale a second time: the page on calendar systems says so.
    "Deprecation warning: use moment.updateLocale(localeName, config) to change an existing locale",
)

# A masonry shows its items first and then orders them by their heights. A textarea that grows with
# its text is as high as that only when it was measured.
MEASURED = ("/material-ui/react-masonry/demos/", "/joy-ui/react-textarea/demos/TextareaRows/")

# How many texts have less contrast than WCAG asks for, by page and scheme, because a page shows
# colors that its package gives by default: its text says what their contrast is. One demo is of a
# disabled chip, of which WCAG asks nothing, but its element does not tell axe.
OWN_COLORS = {
    ("/material-ui/react-alert/", "light"): 2,
    ("/material-ui/react-avatar/", "light"): 2,
    ("/material-ui/react-button/", "light"): 2,
    ("/material-ui/react-chip/", "light"): 2,
    ("/material-ui/react-floating-action-button/", "light"): 2,
    ("/material-ui/integrations/interoperability/demos/GlobalCssChips/", "light"): 1,
    ("/material-ui/react-alert/", "dark"): 3,
    ("/material-ui/react-avatar/", "dark"): 3,
    ("/material-ui/react-button/", "dark"): 1,
    ("/material-ui/react-chip/", "dark"): 1,
    ("/material-ui/react-floating-action-button/", "dark"): 1,
    ("/material-ui/integrations/interoperability/demos/GlobalCssChips/", "dark"): 1,
}

# They fill the arguments of an error in, and search.
SPECIAL = ("/production-error/", "/search/")

# They have no navigation beside them.
WHOLE = ("/", "/search/")


def the_console_is_silent(visit: Visit) -> Sequence[str]:
    """No errors, no warnings, none from React about markup that does not match."""
    return [text for text in visit.complaints if not any(words in text for words in ON_PURPOSE)]


def requests_succeed_and_stay_on_the_site(visit: Visit) -> Sequence[str]:
    """A page asks nobody but its own server, for nothing that is not there."""
    return visit.failures


def the_security_policy_refuses_nothing(visit: Visit) -> Sequence[str]:
    """The policy holds, and the page lives with it."""
    return list(visit.seen["refused"])


def nothing_moves_by_itself(visit: Visit) -> Sequence[str]:
    """Neither while the page loads nor when its demos wake."""
    return list(visit.seen["shifts"])


def no_demo_takes_the_focus(visit: Visit) -> Sequence[str]:
    """It would take anyone who reads below it back to itself."""
    return list(visit.seen["focused"])


def nothing_moves_in_a_demo(visit: Visit) -> Sequence[str]:
    """As on pages, but for what can only be placed after it was measured."""
    return [] if visit.route.startswith(MEASURED) else nothing_moves_by_itself(visit)


def demos_keep_their_height(visit: Visit) -> Sequence[str]:
    """As prerendered and as live, so that waking moves nothing on any screen."""
    return list(visit.seen["resized"])


def demos_fit_their_stage(visit: Visit) -> Sequence[str]:
    """None has to be scrolled sideways; what is wide by nature, such as a table, does so itself."""
    return list(visit.seen["wide"])


def all_demos_come_alive(visit: Visit) -> Sequence[str]:
    """A demo that is shown is live, or says why not."""
    return list(visit.seen["asleep"])


def the_page_is_no_wider_than_the_screen(visit: Visit) -> Sequence[str]:
    """Only boxes that are made for it scroll sideways."""
    width = visit.seen["width"]
    return [f"{width} px"] if width > visit.reader.width else []


def what_is_pressed_is_large_enough(visit: Visit) -> Sequence[str]:
    """As WCAG 2.5.8 asks of all, and 2.5.5 of what is pressed often with a finger."""
    return list(visit.seen["small"])


def there_are_a_title_and_a_description(visit: Visit) -> Sequence[str]:
    """What search engines show."""
    return [f"no {name}" for name in ("title", "description") if not visit.seen[name]]


def there_is_one_main_part_with_one_main_heading(visit: Visit) -> Sequence[str]:
    """Where screen readers begin."""
    counts = {name: visit.seen[name] for name in ("mains", "h1")}
    return [f"{count} {name}" for name, count in counts.items() if count != 1]


def landmarks_have_names_of_their_own(visit: Visit) -> Sequence[str]:
    """A list of landmarks tells them apart."""
    names = visit.seen["landmarks"]
    return [str(name) for name in names if not name or names.count(name) > 1]


def the_landmarks_that_a_page_needs_are_there(visit: Visit) -> Sequence[str]:
    """The home page leads by its cards, the search by results, the others by navigation."""
    needed = set() if visit.route in WHOLE else {"documentation"}
    if visit.seen["headings"] > 1 and visit.route not in WHOLE:
        needed.add("Page table of contents")
    return sorted(needed - set(visit.seen["landmarks"]))


def the_navigation_marks_the_page_once(visit: Visit) -> Sequence[str]:
    """Where the page is in it; where its parts are instead, the first of them."""
    stands = [href for href in visit.seen["navigation"] if path_of(href) == visit.route]
    return [] if visit.seen["current"] == stands[:1] else [str(visit.seen["current"])]


def metas_name_the_product_for_analytics(visit: Visit) -> Sequence[str]:
    """By the first segments of the address."""
    found = visit.seen["identity"]
    return [] if found == product_of(visit.route) else [str(found)]


def product_of(route: str) -> list[str | None]:
    """Return id and category of the product of a page, as they were asked for."""
    match route.strip("/").split("/"):
        case ["material-ui" | "joy-ui" | "base-ui" | "system" as product, *_]:
            return [product, "core"]
        case ["x", "api", name, *_]:
            return [f"x-{name}", "x"]
        case ["x", name, *_]:
            return [f"x-{name.removeprefix('react-')}", "x"]
        case ["toolpad", name, *_]:
            return [f"toolpad-{name}", "toolpad"]
        case ["docs" | "versions" | "production-error", *_]:
            return ["docs", "docs"]
        case _:
            return [None, None]


def nobody_meets_a_barrier(visit: Visit) -> Sequence[str]:
    """None in the shell, and no serious one in what the libraries draw but for colors of theirs."""
    faint = [barrier for barrier in visit.barriers if barrier.startswith("color-contrast")]
    expected = OWN_COLORS.get((visit.route, visit.reader.scheme), 0)
    if len(faint) == expected:
        return [barrier for barrier in visit.barriers if barrier not in faint]
    return [*visit.barriers, *([f"{len(faint)} faint texts, not {expected}"] if expected else [])]


def text_can_be_read_in_forced_colors(visit: Visit) -> Sequence[str]:
    """In a light theme and in a dark one."""
    return visit.faint


def pages_without_demos_bring_no_script_but_their_own(visit: Visit) -> Sequence[str]:
    """What is always on, and what a page asks for itself.

    In a right-to-left page what is prerendered is mirrored by a script of its own. A demo in a
    frame has tools, for which there is a script too.
    """
    is_special = visit.route.startswith(SPECIAL) or "/changes/" in visit.route
    asks = visit.seen["tables"] or visit.seen["filters"] or is_special
    own = 2 if asks else 1
    own += visit.seen["mirrored"] + visit.seen["tools"]
    return visit.scripts if visit.seen["islands"] == 0 and len(visit.scripts) > own else []


Rule = Callable[[Visit], Sequence[str]]

RULES: tuple[Rule, ...] = (
    the_console_is_silent,
    requests_succeed_and_stay_on_the_site,
    the_security_policy_refuses_nothing,
    nothing_moves_by_itself,
    no_demo_takes_the_focus,
    demos_keep_their_height,
    demos_fit_their_stage,
    all_demos_come_alive,
    the_page_is_no_wider_than_the_screen,
    what_is_pressed_is_large_enough,
    there_are_a_title_and_a_description,
    there_is_one_main_part_with_one_main_heading,
    landmarks_have_names_of_their_own,
    the_landmarks_that_a_page_needs_are_there,
    the_navigation_marks_the_page_once,
    metas_name_the_product_for_analytics,
    nobody_meets_a_barrier,
    text_can_be_read_in_forced_colors,
    pages_without_demos_bring_no_script_but_their_own,
)

DEMO_RULES = (
    the_console_is_silent,
    requests_succeed_and_stay_on_the_site,
    the_security_policy_refuses_nothing,
    nothing_moves_in_a_demo,
    all_demos_come_alive,
    the_page_is_no_wider_than_the_screen,
    nobody_meets_a_barrier,
)
"""What is true of a document that shows one demo and is no page."""


def contradictions(visits: Iterable[Visit], rules: Sequence[Rule] = RULES) -> list[str]:
    """Return what is wrong: on which page, against which rule, and what was found."""
    return [
        f"{visit.route}: {rule.__name__.replace('_', ' ')}: {found}"
        for visit in visits
        for rule in rules
        for found in rule(visit)
    ]
