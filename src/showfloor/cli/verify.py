"""`showfloor verify`."""

import sys
from pathlib import Path

import click

from showfloor.cli.options import dist_option
from showfloor.cli.printed_errors import explained


@click.command()
@dist_option
def verify(dist: Path) -> None:
    """Check the current release against its manifest.

    Reads every file, and checks its size, its content and that its compressed forms hold the same;
    no file may be missing, and none may be there that the manifest does not list. Exits with 1
    where a check fails; the next build makes damaged files again.
    """
    from showfloor.release.verify import verify_release

    with explained():
        verdict = verify_release(dist)
    if not verdict.faults:
        click.echo(f"Release {verdict.digest[:12]} is whole: {verdict.files} files.")
        return
    for fault in verdict.faults:
        click.echo(fault, err=True)
    count = f"{len(verdict.faults)} fault{'s' if len(verdict.faults) > 1 else ''}"
    click.echo(
        f"\nRelease {verdict.digest[:12]} is damaged: {count} in {verdict.files} files.\n"
        "  why: Something changed after it was written: by hand, by a program or by the disk.\n"
        "  fix: Build the site again, which makes damaged files again. Remove unknown ones.",
        err=True,
    )
    sys.exit(1)
