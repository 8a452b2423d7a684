"""Pages to HTML, by a renderer outside Python."""

from showfloor.render.fake import FakeRenderer
from showfloor.render.node import NodeRenderer
from showfloor.render.renderer import Renderer, failed_demo

__all__ = ["FakeRenderer", "NodeRenderer", "Renderer", "failed_demo"]
