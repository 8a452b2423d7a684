"""Playgrounds: a component of the API reference -> its controls, and what it is shown with.

Controls come from the component's types alone. What a family has to add (children, props without
a control, components that no control can show) is data in its `playground.toml`.
"""

from showfloor.playground.mistakes import mistakes_in
from showfloor.playground.settings import FamilyPlayground, load_family_playground
from showfloor.playground.spec import playground_of

__all__ = ["FamilyPlayground", "load_family_playground", "mistakes_in", "playground_of"]
