"""Demos as data, for the tools of readers and for machines."""

from collections.abc import Iterable, Mapping

from showfloor.demos import installed_versions, project_of, project_packages
from showfloor.model.demo import CodeFile, DemoCode, DemoData, SourceText, demo_route
from showfloor.workspace.page_record import SitePage
from showfloor.workspace.producers import ProjectRoots
from showfloor.workspace.site import Site


def project_versions(site: Site) -> dict[str, str]:
    """Return the installed versions of the packages that demo projects need besides imports."""
    families = site.config.families
    names = project_packages(name for family in families for name in _companions(site, family))
    # Projects are bundled and compiled with the tools of the engine, unless the site has others.
    folders = (site.inputs.node_modules, site.inputs.engine_modules)
    return installed_versions(folders, names)


def demo_data(site: Site, page: SitePage, index: int, versions: Mapping[str, str]) -> DemoData:
    """Return one of a page's demos as data.

    `versions` are those of `project_versions`. Raises `ToolError` for a missing package.
    """
    demo = site.demo(page, index)
    family = site.config.families[demo.family]
    with_tailwind = site.config.site.tailwind_stylings
    project = project_of(
        demo,
        _companions(site, demo.family),
        versions,
        uses_tailwind=any(variant.styling in with_tailwind for variant in demo.variants),
    )
    source = page.facts.demos[index].source
    used = {use.name for variant in source.variants for use in variant.uses}
    brings_root = not used.isdisjoint(family.settings.providers)
    root = None if brings_root else site.made_by(ProjectRoots).by_family.get(demo.family)
    route = page.route
    return DemoData(
        id=demo.id,
        name=demo.name,
        title=demo.title,
        family=demo.family,
        route=route,
        alone=demo_route(route, demo.name),
        variants=tuple(
            DemoCode(
                styling=variant.styling,
                module=variant.module,
                ts=_texts(variant.ts),
                js=_texts(variant.js),
            )
            for variant in demo.variants
        ),
        dependencies=project.dependencies,
        packages=family.pins,
        tools=project.tools,
        root=root.root if root else None,
    )


def _companions(site: Site, family: str) -> tuple[str, ...]:
    """Return the packages that every project of a family's demos needs."""
    root = site.made_by(ProjectRoots).by_family.get(family)
    return (*site.config.families[family].settings.companions, *(root.packages if root else ()))


def _texts(files: Iterable[CodeFile]) -> tuple[SourceText, ...]:
    return tuple(SourceText(name=file.name, source=file.source) for file in files)
