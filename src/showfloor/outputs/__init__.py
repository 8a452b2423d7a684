"""What a release holds for machines: search engines, hosts, other servers."""

from showfloor.outputs.headers import headers_file, security_headers
from showfloor.outputs.nginx import nginx_config
from showfloor.outputs.redirects import redirects_file
from showfloor.outputs.robots import robots_file
from showfloor.outputs.sitemap import sitemap_files

__all__ = [
    "headers_file",
    "nginx_config",
    "redirects_file",
    "robots_file",
    "security_headers",
    "sitemap_files",
]
