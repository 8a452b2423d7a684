"""`showfloor new`: pages, demos and families from skeletons, with placeholders for the text."""

import re
from pathlib import Path

import click

from showfloor.api.exports import ExportedComponent, package_exports
from showfloor.build_paths import BuildPaths
from showfloor.cli import new_files
from showfloor.cli.component_files import ComponentPage, component_files
from showfloor.cli.printed_errors import explained
from showfloor.config.family import Family, load_family
from showfloor.config.loader import navigation_files
from showfloor.errors import ConfigError
from showfloor.frontend.engine_packages import install_frontend
from showfloor.markdown.arguments import suggestion
from showfloor.model.placeholders import MARK
from showfloor.node import NodePrograms, find_node
from showfloor.sources import family_route

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
COMPONENT = re.compile(r"[A-Z][A-Za-z0-9]*")

site_option = click.option(
    "--site",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    default="site",
    show_default=True,
    help="Folder of the site.",
)


class _SiteByDefault(click.Group):
    """A group whose first word is a folder unless it is a command: a site is made there."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            args = ["site", *args]
        return super().parse_args(ctx, args)


@click.group(cls=_SiteByDefault)
def new() -> None:
    """Start a site, or a page, a demo or a family of one.

    `showfloor new FOLDER --package NAME` makes a site. What somebody wrote is never overwritten.
    """


@new.command("site")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option(
    "--package",
    required=True,
    help="Package of npm that the site documents, or a folder with one, such as ../packages/ui.",
)
def site(folder: Path, package: str) -> None:
    """Make a site in FOLDER that documents a package: `new my-docs --package @scope/name`.

    Installs the package and reads its types, style sheets and README. The site has a home, a page
    to get started, a page with a playground and two demos, and the reference of all components.
    """
    from showfloor.cli.new_site import make_site

    with explained():
        make_site(folder, package, click.echo)
        click.echo(f"Next: cd {folder} && showfloor dev")


@new.command()
@click.argument("family")
@click.argument("path", metavar="AREA/PAGE")
@click.option("--title", help="By default made from the page's name.")
@click.option("--component", help="The page is about this component of the product's packages.")
@click.option("--group", help="Of the product's catalog; by default the first one of cards.")
@site_option
def page(
    family: str, path: str, title: str | None, component: str | None, group: str | None, site: Path
) -> None:
    """Start a page of FAMILY, such as `new page FAMILY components/badge`.

    With `--component` it gets all that a page about a component has: a demo, and, where the
    product has them, entries of the API reference, the playgrounds and the catalog, a specimen,
    a topic, and its place in the navigation.
    """
    if group is not None and component is None:
        raise click.UsageError("--group is the catalog's group of a --component.")
    with explained(site):
        if not (site / "families" / family / "family.toml").is_file():
            raise _no_family(site, family)
        names = path.strip("/").split("/")
        _check_slugs(names)
        title = title or _in_words(names[-1])
        if component is None:
            _start_page(site, family, names, title)
        else:
            _start_component_page(site, [family, *names], title, component, group)


def _start_page(site: Path, family: str, names: list[str], title: str) -> None:
    path = site / "pages" / family / Path(*names) / "index.md"
    _write(path, new_files.page(title))
    if not navigation_files(site):  # it is made from the pages
        click.echo(f"Next: describe it in {path}.")
        return
    click.echo(
        f"Next: describe it in {path}, and add its route to the navigation\n"
        f"of the product in {site / 'navigation'}/, as [[items.children]] with a pathname.\n"
        f"`showfloor check` names the route."
    )


def _start_component_page(
    site: Path, names: list[str], title: str, component: str, group: str | None
) -> None:
    family = load_family(site / "families" / names[0], site)
    page = ComponentPage(
        site=site,
        family=family,
        folder=Path("pages", *names),
        route=family_route(family.settings.paths, names),
        siblings=family_route(family.settings.paths, [*names[:-1], ""]).rstrip("/"),
        title=title,
        component=_exported(site, family, component),
        group=group,
    )
    for path in page.new_files:
        _check_absent(site / path)
    for path, text in component_files(page).items():
        _put(site / path, text)
    click.echo(
        f'Next: replace each text that begins with "{MARK}" in these files.\n'
        "`showfloor check` names what is missing."
    )


def _exported(site: Path, family: Family, name: str) -> ExportedComponent:
    """Return the component of this name that a package of the family exports."""
    packages = [pin.name for pin in family.pins]
    what = f'No package of {family.card.name} exports a component "{name}".'
    if not packages:
        raise ConfigError(
            what,
            why=f"{family.path} lists no packages.",
            fix="list them there, below [packages], with their exact versions.",
        )
    install_frontend(click.echo)
    paths = BuildPaths(site=site, dist=site, work=site)
    programs = NodePrograms(find_node(), paths.web / "programs")
    exported = package_exports(programs, paths.node_modules.parent, packages).components
    # Where several packages export it, the first one counts.
    known = {one.name: one for one in reversed(exported)}
    if name not in known:
        raise ConfigError(
            what,
            why=f"its packages are {', '.join(packages)}.",
            fix=f"{suggestion(name, known)}use a name that one of its packages exports.",
        )
    return known[name]


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
        _write(folder / f"{name}.tsx", new_files.demo(name))
        click.echo(f"Next: write `::demo {name}` in {folder / 'index.md'} where it belongs.")


@new.command()
@click.argument("family")
@click.option("--name", help="By default made from the id.")
@site_option
def family(family: str, name: str | None, site: Path) -> None:
    """Start a documented product with the id FAMILY: settings, mark, navigation, first page."""
    with explained():
        _check_slugs([family])
        for path, text in new_files.family(family, name or _in_words(family)).items():
            _write(site / path, text)
        click.echo(
            f"Next: list its npm packages with their exact versions in families/{family}/"
            "family.toml,\nand draw its mark in logo.svg. A Provider.tsx can give demos a theme."
        )


def _write(path: Path, text: str) -> None:
    _check_absent(path)
    _put(path, text)


def _check_absent(path: Path) -> None:
    if path.exists():
        raise ConfigError(
            f"{path} exists already.",
            why="a skeleton must not replace what somebody wrote.",
            fix="choose another name.",
        )


def _put(path: Path, text: str) -> None:
    verb = "Changed" if path.exists() else "Wrote"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    click.echo(f"{verb} {path}")


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
