"""Demos: live examples, from the files beside a page to code in every styling and language.

DemoRequest --read_demo--> DemoSource --load_demos--> Demo
                                      --demo_manifest--> demos.json
"""

from showfloor.demos.imports import SCRIPTS
from showfloor.demos.javascript import Derived, Group, JsDeriver, NodeDeriver
from showfloor.demos.load import load_demos
from showfloor.demos.manifest import BundledFamily, demo_manifest
from showfloor.demos.packages import installed_versions, project_of, project_packages
from showfloor.demos.preview import PREVIEW_LINES
from showfloor.demos.read import ROOT, RootSource, read_demo, read_root
from showfloor.demos.source import (
    DemoRequest,
    DemoSource,
    SourceFile,
    VariantSource,
    demo_files,
    demo_names,
)
from showfloor.demos.syntax import nesting_errors
from showfloor.demos.usage import DEFAULT, Use

__all__ = [
    "DEFAULT",
    "PREVIEW_LINES",
    "ROOT",
    "SCRIPTS",
    "BundledFamily",
    "DemoRequest",
    "DemoSource",
    "Derived",
    "Group",
    "JsDeriver",
    "NodeDeriver",
    "RootSource",
    "SourceFile",
    "Use",
    "VariantSource",
    "demo_files",
    "demo_manifest",
    "demo_names",
    "installed_versions",
    "load_demos",
    "nesting_errors",
    "project_of",
    "project_packages",
    "read_demo",
    "read_root",
]
