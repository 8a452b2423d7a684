"""The values that flow through Showfloor. Frozen, typed, in one place."""

from showfloor.model.base import Model
from showfloor.model.blocks import (
    Block,
    Callout,
    CalloutKind,
    CodeBlock,
    CodeTab,
    CodeTabs,
    ComponentBlock,
    DemoBlock,
    Feature,
    FeatureList,
    Heading,
    Prose,
    TableBlock,
)
from showfloor.model.demo import CodeFile, Demo, DemoVariant, Styling
from showfloor.model.navigation import Crumb, NavNode, NavPlace, NavTree, PageLink, Plan
from showfloor.model.page import Contents, Layout, Page, RenderedPage, ShellModel
from showfloor.model.product import (
    FamilyCard,
    PackagePin,
    ProductIdentity,
    ProductRule,
    Version,
)

__all__ = [
    "Block",
    "Callout",
    "CalloutKind",
    "CodeBlock",
    "CodeFile",
    "CodeTab",
    "CodeTabs",
    "ComponentBlock",
    "Contents",
    "Crumb",
    "Demo",
    "DemoBlock",
    "DemoVariant",
    "FamilyCard",
    "Feature",
    "FeatureList",
    "Heading",
    "Layout",
    "Model",
    "NavNode",
    "NavPlace",
    "NavTree",
    "PackagePin",
    "Page",
    "PageLink",
    "Plan",
    "ProductIdentity",
    "ProductRule",
    "Prose",
    "RenderedPage",
    "ShellModel",
    "Styling",
    "TableBlock",
    "Version",
]
