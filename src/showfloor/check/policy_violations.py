"""Explains what browsers refused because of the security policy."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from showfloor.errors import ConfigError, ShowfloorError, SourceError
from showfloor.model.sandbox_policy import PolicyViolation
from showfloor.workspace import DemoFacts, SitePage

WHY: Final = "the published site sends the same policy, so browsers refuse it there too"

INLINE: Final = {
    "style-src": "a style element with text",
    "script-src-attr": "an event handler in an attribute",
    "script-src": "a script element with text",
}
"""Content that a page may not have, by the beginning of the directive's name."""

EVALUATED: Final = {"eval": "eval() or new Function()", "wasm-eval": "WebAssembly"}

FIXES: Final = {
    "style-src": "import a style sheet, or style as the family does; style attributes are allowed."
    " Where its library inserts styles while it runs, give the family an adapter that collects them"
    " (docs/library-adapters.md)",
    "script-src": "import the code as a module, beside the demo or from a package",
    "img-src": "put the picture into public/ of the site",
    "font-src": "add the font to fonts/ of the site",
    "connect-src": "write the data into a module beside the demo and import it",
}
USUAL_FIX: Final = "use files of the site only"


def policy_mistake(violation: PolicyViolation, page: SitePage | None, root: Path) -> ShowfloorError:
    """Return a violation of a page's policy as a mistake of its demo, or of the page.

    `page` is the page that shows the document; `root` is the site's folder.
    """
    what, fix = _what(violation), _fix(violation)
    if page is None:
        return ConfigError(f"{violation.page} {what}", why=WHY, fix=fix)
    demo = _demo(violation, page.facts.demos, root)
    if demo is None:
        return SourceError(f"the page {what}", path=page.facts.path, why=WHY, fix=fix)
    return demo_policy_mistake(violation, demo, root)


def demo_policy_mistake(violation: PolicyViolation, demo: DemoFacts, root: Path) -> SourceError:
    """Return a violation of the policy by a demo; `root` is the site's folder."""
    path, line = _place(violation, demo, root)
    what = f"the demo {demo.name} {_what(violation)}"
    return SourceError(what, path=path, line=line, why=WHY, fix=_fix(violation))


def _fix(violation: PolicyViolation) -> str:
    return _by_directive(FIXES, violation.directive) or USUAL_FIX


def _what(violation: PolicyViolation) -> str:
    """Return what was refused, with the beginning of its text if that is known."""
    refused = EVALUATED.get(violation.refused)
    if violation.refused == "inline":
        refused = _by_directive(INLINE, violation.directive) or "text in the page"
    sample = " ".join(violation.sample.split())
    if refused is None:
        refused = f'"{violation.refused}"'
    elif sample:
        refused = f'{refused}, which begins with "{sample}"'
    return f"breaks the security policy: {violation.directive} refuses {refused}"


def _by_directive(texts: dict[str, str], directive: str) -> str | None:
    """Return the text of a directive: `script-src-elem` has that of `script-src`."""
    return next((text for name, text in texts.items() if directive.startswith(name)), None)


def _demo(violation: PolicyViolation, demos: Iterable[DemoFacts], root: Path) -> DemoFacts | None:
    """Return the demo whose element or script the browser refused."""
    folder = f"/{root.resolve().as_posix().lstrip('/')}/"
    script = violation.source.partition(folder)[2].partition("?")[0]
    return next(
        (demo for demo in demos if demo.name == violation.demo or script in demo.source.paths),
        None,
    )


def _place(violation: PolicyViolation, demo: DemoFacts, root: Path) -> tuple[str, int | None]:
    """Return the first file and line of a demo with the refused text, else its entry.

    Line numbers of browsers are those of the compiled module.
    """
    sample = violation.sample.strip().partition("\n")[0]
    wanted = sample if violation.refused == "inline" else violation.refused
    for path in demo.source.paths:
        lines = (root / path).read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines, start=1):
            if wanted and wanted in line:
                return path, number
    return demo.source.paths[0], None
