"""Demos: live examples, from the files beside a page to code in every styling and language.

A `DemoRequest` says where and what; `read_demo` makes a `DemoSource` of it, found and checked.
From sources come the `Demo` values of pages (`load_demos`) and the list of modules that the
frontend's build reads (`demo_manifest`).
"""

from showfloor.demos.depth import deep_code
from showfloor.demos.folder import demo_files, demo_names
from showfloor.demos.imports import package_in
from showfloor.demos.javascript import JsDeriver, NodeDeriver
from showfloor.demos.load import load_demos
from showfloor.demos.manifest import demo_manifest
from showfloor.demos.package_imports import imported_packages
from showfloor.demos.pins import installed_versions
from showfloor.demos.preview import PREVIEW_LINES
from showfloor.demos.project import Project, project_of, project_packages
from showfloor.demos.read import read_demo
from showfloor.demos.request import DemoRequest
from showfloor.demos.root import ROOT, RootSource, read_root
from showfloor.demos.source import DemoSource, SourceFile, VariantSource
from showfloor.demos.usage import DEFAULT, Use

__all__ = [
    "DEFAULT",
    "PREVIEW_LINES",
    "ROOT",
    "DemoRequest",
    "DemoSource",
    "JsDeriver",
    "NodeDeriver",
    "Project",
    "RootSource",
    "SourceFile",
    "Use",
    "VariantSource",
    "deep_code",
    "demo_files",
    "demo_manifest",
    "demo_names",
    "imported_packages",
    "installed_versions",
    "load_demos",
    "package_in",
    "project_of",
    "project_packages",
    "read_demo",
    "read_root",
]
