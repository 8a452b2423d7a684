"""Says which props and parameters demos do not show."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from showfloor.workspace import Coverage

__all__ = ["coverage_lines"]


def coverage_lines(found: Iterable[Coverage], names: dict[str, str]) -> Iterator[str]:
    """Yield a line for each page with something that no demo shows, then one for each family.

    `names` are those of the families, by id.
    """
    pages: dict[str, list[str]] = defaultdict(list)
    shown: dict[str, int] = defaultdict(int)
    total: dict[str, int] = defaultdict(int)
    for one in found:
        total[one.family] += one.props
        shown[one.family] += one.props - len(one.missing)
        if one.missing:
            pages[one.route].append(f"{one.component}: {', '.join(one.missing)}")
    if pages:
        yield "Props and parameters of hooks that no demo shows:"
    yield from (f"  {route}  {'; '.join(parts)}" for route, parts in pages.items())
    for family, count in total.items():
        share = 100 * shown[family] / count if count else 100
        yield (
            f"{names[family]}: demos show {shown[family]} of {count} props and parameters"
            f" ({share:.0f} %)."
        )
    if total:
        yield "Deprecated props, inherited and forwarded ones, className and style are not counted."
