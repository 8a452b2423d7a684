"""Pages to HTML, by React workers in Node."""

from showfloor.render.worker import failed_part
from showfloor.render.worker_pool import Renderer

__all__ = ["Renderer", "failed_part"]
