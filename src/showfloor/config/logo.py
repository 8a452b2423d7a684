"""`logo.svg`: the mark of a family, put inline into pages."""

import re
from pathlib import Path

from showfloor.config.text_file import read_text, site_path
from showfloor.errors import SourceError

PLAIN_LOGO = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor">
  <path d="M4 4h16v16H4z"/>
</svg>
"""
"""The mark of a family that has none: a square."""

MARK = re.compile(r"<svg( [^>]*)>.*</svg>", re.DOTALL)
SIZE = ' viewBox="0 0 24 24"'
ACTIVE = re.compile(r"<script|\son\w+=|(href|src)=|<style|\sstyle=", re.IGNORECASE)


def load_logo(path: Path, root: Path) -> str:
    """Return the mark as markup on one line; raises `SourceError` when it is not a plain mark.

    A family without the file has a square.
    """
    text = read_text(path, root) if path.exists() else PLAIN_LOGO
    svg = " ".join(text.split()).replace("> <", "><")
    mark = MARK.fullmatch(svg)
    if mark is None or SIZE not in mark[1] or "currentColor" not in svg:
        raise SourceError(
            "not a mark of 24 by 24 that uses currentColor",
            path=site_path(path, root),
            why="it is drawn at every size from 16 px up, in light and in dark",
            fix='draw it in <svg viewBox="0 0 24 24"> with fill or stroke "currentColor"',
        )
    if active := ACTIVE.search(svg):
        raise SourceError(
            f'the mark holds "{active[0].strip()}"',
            path=site_path(path, root),
            why="it is part of every page, where only plain shapes are safe",
            fix="remove scripts, styles and references; keep the shapes",
        )
    return svg
