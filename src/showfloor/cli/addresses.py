"""`showfloor addresses`."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import click

from showfloor.cli.options import site_argument, work_option
from showfloor.cli.printed_errors import explained

MOST_NAMED = 10
"""New addresses that are named one by one."""


@click.command()
@site_argument
@work_option
@click.option("--write", is_flag=True, help="Promise to keep the new ones too.")
def addresses(site: Path, work: Path, write: bool) -> None:
    """Tell which addresses SITE has promised to keep, and which are new.

    The promise is the file addresses.lock: every path and anchor that was published. A build
    fails when one of them leads nowhere any more. Nothing is ever taken out of it by itself: to
    break a promise knowingly, remove its lines.
    """
    from showfloor.build import BuildPaths
    from showfloor.check.site import check_site
    from showfloor.checks import unrecorded
    from showfloor.cli.build_progress import make_report
    from showfloor.config import addresses_text

    with explained(site):
        checked = check_site(
            BuildPaths(site=site, dist=work, work=work), make_report(quiet=True), with_code=False
        )
        facts = checked.site.facts
        new = unrecorded(facts)
        recorded = {path: [*page.anchors] for path, page in facts.published.items()}
        if write and new:
            recorded |= {path: [*recorded.get(path, ()), *anchors] for path, anchors in new.items()}
            lock = site / facts.published_path
            lock.write_text(addresses_text(recorded), encoding="utf-8", newline="\n")
        else:
            for line in new_addresses(new):
                click.echo(line)
        count = len(recorded) + sum(map(len, recorded.values()))
        click.echo(f"{count} addresses are kept in {facts.published_path}.")


def new_addresses(new: Mapping[str, list[str]]) -> Iterator[str]:
    """Yield lines about the addresses that are not promised yet; none if all are."""
    found = [
        address
        for path, anchors in new.items()
        for address in (path, *(f"{path}#{anchor}" for anchor in anchors))
    ]
    if not found:
        return
    yield "New addresses, which nobody has promised to keep yet:"
    yield from (f"  {address}" for address in found[:MOST_NAMED])
    if len(found) > MOST_NAMED:
        yield f"  and {len(found) - MOST_NAMED} more"
    yield "Run `showfloor addresses --write` to keep them."
