"""What is wrong with what a `playground.toml` says of all components."""

from collections.abc import Iterator, Mapping

from showfloor.config.schema import Key
from showfloor.errors import SourceError
from showfloor.model import ApiEntry
from showfloor.playground.settings import FamilyPlayground

__all__ = ["family_mistakes", "unknown_sample"]


def family_mistakes(
    family: FamilyPlayground, entries: Mapping[str, ApiEntry]
) -> Iterator[SourceError]:
    """Yield the mistakes; `entries` are those of the family's reference, by name."""
    yield from _unknown_props(family, entries)
    yield from _props_in_two_groups(family)
    yield from _unknown_samples(family)


def _unknown_props(
    family: FamilyPlayground, entries: Mapping[str, ApiEntry]
) -> Iterator[SourceError]:
    known = {prop.name for entry in entries.values() for prop in entry.props}
    for keys, name in _named_props(family):
        if name not in known:
            yield family.file.error(
                f"no component of {family.family} has a prop {name}",
                *keys,
                why="what is said of it would have no effect",
                fix="correct the name, or remove it",
            )


def _named_props(family: FamilyPlayground) -> Iterator[tuple[tuple[Key, ...], str]]:
    settings = family.settings
    for index, name in enumerate(settings.unlabeled):
        yield ("unlabeled", index), name
    for name in settings.swatches:
        yield ("swatches", name), name
    for title, names in settings.groups.items():
        for index, name in enumerate(names):
            yield ("groups", title, index), name


def _props_in_two_groups(family: FamilyPlayground) -> Iterator[SourceError]:
    seen: dict[str, str] = {}
    for title, names in family.settings.groups.items():
        for index, name in enumerate(names):
            if name in seen:
                yield family.file.error(
                    f'{name} is named twice, in "{seen[name]}" and in "{title}"',
                    "groups",
                    title,
                    index,
                    why="a control is in one group",
                    fix="remove one of them",
                )
            seen.setdefault(name, title)


def _unknown_samples(family: FamilyPlayground) -> Iterator[SourceError]:
    settings = family.settings
    for title, names in settings.sets.items():
        for index, name in enumerate(names):
            if name not in settings.samples:
                yield unknown_sample(family, name, "sets", title, index)


def unknown_sample(family: FamilyPlayground, name: str, *keys: Key) -> SourceError:
    """Return the error about a name that is no sample."""
    return family.file.error(
        f"there is no sample {name}",
        *keys,
        why="a reader could not choose it",
        fix="correct the name, or add it to samples",
    )
