"""Pages to HTML, by React workers in Node."""

from showfloor.render.worker import failed_demo
from showfloor.render.worker_pool import NodeRenderer, Renderer

__all__ = ["NodeRenderer", "Renderer", "failed_demo"]
