"""`robots.txt`: everything may be read, and where the sitemap is."""

__all__ = ["robots_file"]


def robots_file(host: str | None) -> str:
    """Return `robots.txt`; a sitemap is named only on a known host, such as `https://a.example`."""
    lines = ["User-agent: *", "Allow: /"]
    if host is not None:
        lines += ["", f"Sitemap: {host}/sitemap.xml"]
    return "\n".join([*lines, ""])
