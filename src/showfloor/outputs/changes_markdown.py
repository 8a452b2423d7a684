"""What changed between two versions as Markdown: a line for each change."""

from collections.abc import Iterator, Mapping

from showfloor.model.api_changes import ApiChangedEntry, ApiChangedPart, ApiChanges, ApiStep
from showfloor.outputs.html_markdown import Links, code_span, html_to_line


def changes_markdown(block: ApiChanges, links: Links, messages: Mapping[str, str]) -> str:
    """Return the changes below a heading for each entry, those of no entry at the end."""
    between = messages["changes.between"]
    parts = [between.replace("{older}", block.older).replace("{newer}", block.newer)]
    for entry in sorted(block.entries, key=lambda one: not one.names):
        title = ", ".join(entry.names) or messages["changes.section.exports"]
        parts += [f"## {title}", "\n".join(_lines(entry, links, messages))]
    return "\n\n".join(parts)


def _lines(entry: ApiChangedEntry, links: Links, messages: Mapping[str, str]) -> Iterator[str]:
    for part in entry.parts:
        for step in part.steps:
            change = messages[f"changes.change.{step.change}"]
            of = f" ({', '.join(part.only)})" if part.only else ""
            detail = "".join(f"; {one}" for one in _details(part, step, links, messages))
            yield f"- {change}: {part.kind} {code_span(part.name)}{of}{detail}"


def _details(
    part: ApiChangedPart, step: ApiStep, links: Links, messages: Mapping[str, str]
) -> Iterator[str]:
    if step.change == "deprecated" and step.after:
        yield html_to_line(step.after, links.to)
    elif step.before or step.after:
        yield " -> ".join(code_span(value) for value in (step.before, step.after) if value)
    if part.guides and step.change != "added":
        yield f"[{messages['changes.guide']}]({links.to(part.guides[0].href)})"
