"""What props that take elements can be set to."""

from collections.abc import Iterable, Iterator

from showfloor.model import PlaygroundControl
from showfloor.playground.controls import SampleSet
from showfloor.playground.settings import ComponentSettings, ElementSettings, PlaygroundSettings

__all__ = ["key_of_prop", "sample_names", "sample_sets", "samples_of"]


def key_of_prop(part: str | None, prop: str) -> str:
    """Return how a prop is named: `size`, or `CardHeader.title` where it is that of a part."""
    return f"{part}.{prop}" if part else prop


def sample_sets(
    family: PlaygroundSettings, settings: ComponentSettings, part: str | None = None
) -> dict[str, SampleSet]:
    """Return the samples of a component's props, or of those of one of its parts, by prop."""
    found: dict[str, SampleSet] = {}
    for key in settings.samples:
        owner, _, prop = key.rpartition(".")
        if owner == (part or ""):
            names = tuple(sample_names(family, settings, key))
            found[prop] = SampleSet(names, _are_icons(family, names))
    return found


def sample_names(
    family: PlaygroundSettings, settings: ComponentSettings, key: str
) -> Iterator[str]:
    """Yield the names of what a prop can be set to, those that are no samples left out."""
    named = settings.samples[key]
    for name in family.sets.get(named, ()) if isinstance(named, str) else named:
        if name in family.samples:
            yield name


def samples_of(
    family: PlaygroundSettings, controls: Iterable[PlaygroundControl]
) -> dict[str, ElementSettings]:
    """Return the samples that controls offer, by name."""
    names = {
        str(name)
        for control in controls
        if control.kind in ("icon", "sample")
        for name in control.choices
    }
    return {name: sample for name, sample in family.samples.items() if name in names}


def _are_icons(family: PlaygroundSettings, names: Iterable[str]) -> bool:
    """Tell whether all samples are components of other modules that need no content."""
    samples = [family.samples[name] for name in names]
    return all(one.component in family.modules and not one.children for one in samples)
