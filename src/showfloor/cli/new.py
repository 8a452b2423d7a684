"""`showfloor new`: pages, demos and families from skeletons that pass every check."""

import re
from pathlib import Path

import click

from showfloor.cli import skeletons
from showfloor.cli.options import explained
from showfloor.errors import ConfigError

__all__ = ["new"]

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
COMPONENT = re.compile(r"[A-Z][A-Za-z0-9]*")

site_option = click.option(
    "--site",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    default="site",
    show_default=True,
    help="Folder of the site.",
)


@click.group()
def new() -> None:
    """Start a page, a demo or a family from a skeleton.

    Nothing that exists is ever overwritten.
    """


@new.command()
@click.argument("family")
@click.argument("path", metavar="AREA/PAGE")
@click.option("--title", help="By default made from the page's name.")
@site_option
def page(family: str, path: str, title: str | None, site: Path) -> None:
    """Start a page of FAMILY, such as `new page FAMILY components/badge`."""
    with explained():
        if not (site / "families" / family / "family.toml").is_file():
            raise _no_family(site, family)
        names = path.strip("/").split("/")
        _check_slugs(names)
        folder = site / "pages" / family / Path(*names)
        _write(folder / "index.md", skeletons.page(title or _in_words(names[-1])))
        click.echo(
            f"Next: describe it in {folder / 'index.md'}, and add its route to the navigation\n"
            f"of the product in {site / 'navigation'}/, as [[items.children]] with a pathname.\n"
            f"`showfloor check` names the route."
        )


@new.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False, exists=True))
@click.argument("name")
def demo(folder: Path, name: str) -> None:
    """Start a demo called NAME beside the page in FOLDER."""
    with explained():
        if not COMPONENT.fullmatch(name):
            raise ConfigError(
                f'"{name}" is not the name of a component.',
                why="a demo's file, its function and its anchor share one name.",
                fix="use PascalCase, such as OrderSummary.",
            )
        if not (folder / "index.md").is_file():
            raise ConfigError(
                f"{folder} has no index.md.",
                why="a demo lies beside the page that shows it.",
                fix="name the folder of a page, or start one with `showfloor new page`.",
            )
        _write(folder / f"{name}.tsx", skeletons.demo(name))
        click.echo(f"Next: write `::demo {name}` in {folder / 'index.md'} where it belongs.")


@new.command()
@click.argument("family")
@click.option("--name", help="By default made from the id.")
@site_option
def family(family: str, name: str | None, site: Path) -> None:
    """Start a documented product with the id FAMILY: settings, mark, navigation, first page."""
    with explained():
        _check_slugs([family])
        for path, text in skeletons.family(family, name or _in_words(family)).items():
            _write(site / path, text)
        click.echo(
            f"Next: list its npm packages with their exact versions in families/{family}/"
            "family.toml,\ndraw its mark in logo.svg, and set up its theme in Provider.tsx."
        )


def _write(path: Path, text: str) -> None:
    if path.exists():
        raise ConfigError(
            f"{path} exists already.",
            why="a skeleton must not replace what somebody wrote.",
            fix="choose another name.",
        )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    click.echo(f"Wrote {path}")


def _check_slugs(names: list[str]) -> None:
    for name in names:
        if not SLUG.fullmatch(name):
            raise ConfigError(
                f'"{name}" cannot be part of an address.',
                why="folders become routes, which are lower case.",
                fix="use letters a-z, digits and single hyphens.",
            )


def _no_family(site: Path, family: str) -> ConfigError:
    known = sorted(path.parent.name for path in (site / "families").glob("*/family.toml"))
    return ConfigError(
        f'There is no product "{family}".',
        why=f"a page belongs to one of: {', '.join(known) or 'none yet'}.",
        fix=f"use one of these, or run `showfloor new family {family}` first.",
    )


def _in_words(slug: str) -> str:
    words = slug.replace("-", " ")
    return words[:1].upper() + words[1:]
