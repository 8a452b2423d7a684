"""`showfloor deploy`."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from showfloor.cli.options import dist_option
from showfloor.cli.printed_errors import explained

if TYPE_CHECKING:
    from showfloor.deploy import CompressedForm, Deployed, DeployOptions, StoreAddress

DAY: Final = 24 * 60 * 60


@click.command()
@click.argument("address", metavar="s3://BUCKET/PREFIX")
@dist_option
@click.option(
    "--site",
    type=click.Path(path_type=Path),
    default="site",
    show_default=True,
    help="Folder of the site, whose site.toml says how long old assets stay.",
)
@click.option("--endpoint", metavar="URL", help="Address of a store other than Amazon's.")
@click.option(
    "--compression",
    "form",
    type=click.Choice(["gzip", "br", "none"]),
    default="gzip",
    show_default=True,
    help="How text for browsers is stored.",
)
@click.option(
    "--keep-assets-days",
    type=click.IntRange(0, 365),
    help="How long old assets stay. Then no site.toml is read.",
)
@click.option("--dry-run", is_flag=True, help="Say what would be done, and change nothing.")
@click.option("--no-wait", is_flag=True, help="Fail at once if another deployment is running.")
def deploy(
    address: str,
    dist: Path,
    site: Path,
    endpoint: str | None,
    dry_run: bool,
    **settings: Any,  # the parameters of `_options`
) -> None:
    """Publish the current release to an object store that speaks the protocol of Amazon S3.

    Only files that differ are uploaded: assets first, pages after all that they need, then what
    lists pages. What is gone from the site is removed last. A deployment that was stopped is
    continued by the next one. Credentials are those that boto3 finds: variables (AWS_...), ~/.aws.
    """
    from showfloor.deploy import deploy as run_deployment
    from showfloor.deploy import open_store, parse_address, planned, read_release

    with explained(site):
        from showfloor.cli.build_progress import make_report

        start = time.perf_counter()
        place = parse_address(address, endpoint)
        release = read_release(dist)
        options = _options(site, **settings)
        store = open_store(place)
        if dry_run:
            result = planned(store, release, options)
            _list_changes(result)
        else:
            click.echo(f"Deploying release {release.manifest.digest[:12]} to {place.url()}")
            result = run_deployment(store, release, options, make_report())
        seconds = time.perf_counter() - start
        _sum_up(result, place, seconds, dry_run=dry_run)
        if result.unsent_notice:
            click.echo(f"\n{result.unsent_notice}")


def _options(
    site: Path, *, form: "CompressedForm", keep_assets_days: int | None, no_wait: bool
) -> "DeployOptions":
    from showfloor.config.site import load_site
    from showfloor.deploy import DeployOptions

    if keep_assets_days is None:
        _check_settings(site)
        keep_assets_days = load_site(site).keep_assets_days
    return DeployOptions(
        form=form, keep_seconds=keep_assets_days * DAY, now=int(time.time()), wait=not no_wait
    )


def _check_settings(site: Path) -> None:
    from showfloor.errors import ConfigError

    if not (site / "site.toml").exists():
        raise ConfigError(
            f"There is no {(site / 'site.toml').as_posix()}.",
            why="It says how long files of earlier releases stay in the store.",
            fix="Name the folder of the site with --site, or the days with --keep-assets-days.",
        )


def _list_changes(result: "Deployed") -> None:
    for objects in result.plan.uploads.values():
        for one in objects:
            click.echo(f"  upload {one.path}")
    for path in result.plan.removals:
        click.echo(f"  remove {path}")


def _sum_up(result: "Deployed", address: "StoreAddress", seconds: float, *, dry_run: bool) -> None:
    plan = result.plan
    uploads = [one for objects in plan.uploads.values() for one in objects]
    size = sum(one.size for one in uploads) / 1e6
    would = "would be " if dry_run else ""
    click.echo(
        f"{address.url()}: {len(uploads)} of {result.files} files {would}uploaded ({size:.1f} MB),"
        f" {plan.kept} of earlier releases kept, {len(plan.removals)} {would}removed,"
        f" in {seconds:.2f} s"
    )
