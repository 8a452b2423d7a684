"""Arguments and options that several commands share."""

from pathlib import Path

import click

site_argument = click.argument(
    "site", type=click.Path(path_type=Path, file_okay=False), default="site"
)
dist_option = click.option(
    "--dist",
    type=click.Path(path_type=Path),
    default="dist",
    show_default=True,
    help="Folder of the releases.",
)
work_option = click.option(
    "--work",
    type=click.Path(path_type=Path),
    default=".showfloor",
    show_default=True,
    help="Folder for caches and the built frontend.",
)

url_option = click.option(
    "--url",
    envvar="SHOWFLOOR_URL",
    show_envvar=True,
    help="Address at which the site will be published: a host, or a path of one.",
)

offline_hosts_option = click.option(
    "--offline-host",
    "offline_hosts",
    metavar="HOST",
    multiple=True,
    help="Host on which pages can be read offline, besides those of site.toml. Repeatable.",
)
host_option = click.option(
    "--host", default="127.0.0.1", show_default=True, help="Address to listen on."
)
allowed_hosts_option = click.option(
    "--allow-host",
    "allowed_hosts",
    metavar="HOST",
    multiple=True,
    help="Name of a host to answer for, besides those of this machine and of the site; * stands for"
    " all. Repeatable.",
)
port_option = click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="Port to listen on; 0 takes any free one.",
)
