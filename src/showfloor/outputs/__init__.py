"""What a release holds for machines: search engines, hosts, other servers."""

from showfloor.build.outputs.anchors import ANCHORS, anchors_file
from showfloor.build.outputs.llms import MOST_BYTES, LlmsPage, llms_full, llms_list
from showfloor.build.outputs.redirects import redirects_file
from showfloor.build.outputs.robots import robots_file
from showfloor.build.outputs.routes import ROUTES, routes_file
from showfloor.build.outputs.sitemap import sitemap_files
from showfloor.outputs.archive import write_zip
from showfloor.outputs.headers import (
    SPECULATION,
    WORKER,
    development_headers,
    folder_headers,
    headers_file,
    own_headers,
    security_headers,
)
from showfloor.outputs.nginx import nginx_config
from showfloor.outputs.page_markdown import page_markdown
from showfloor.outputs.speculation import RULES, RULES_TYPE, speculation_rules

__all__ = [
    "ANCHORS",
    "MOST_BYTES",
    "ROUTES",
    "RULES",
    "RULES_TYPE",
    "SPECULATION",
    "WORKER",
    "LlmsPage",
    "anchors_file",
    "development_headers",
    "folder_headers",
    "headers_file",
    "llms_full",
    "llms_list",
    "nginx_config",
    "own_headers",
    "page_markdown",
    "redirects_file",
    "robots_file",
    "routes_file",
    "security_headers",
    "sitemap_files",
    "speculation_rules",
    "write_zip",
]
