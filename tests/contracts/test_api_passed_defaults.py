"""Defaults of props that components pass on to others, against their source and their rendering."""

import pytest

from support.site.api_reference import entry_of, prop_of, site_reference
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

PASSED = [
    ("AccordionSummary", "disableRipple", "true"),
    ("Alert", "elevation", "0"),
    ("AlertTitle", "gutterBottom", "true"),
    ("AppBar", "elevation", "4"),
    ("AppBar", "square", "true"),
    ("BottomNavigationAction", "focusRipple", "true"),
    ("Button", "focusRipple", "true"),
    ("Checkbox", "centerRipple", "true"),
    ("Checkbox", "focusRipple", "true"),
    ("Dialog", "closeAfterTransition", "true"),
    ("DialogTitle", "variant", "'h6'"),
    ("Fab", "focusRipple", "true"),
    ("IconButton", "centerRipple", "true"),
    ("IconButton", "focusRipple", "true"),
    ("InitColorSchemeScript", "modeStorageKey", "'mui-mode'"),
    ("MobileStepper", "elevation", "0"),
    ("MobileStepper", "square", "true"),
    ("Radio", "centerRipple", "true"),
    ("Radio", "focusRipple", "true"),
    ("SnackbarContent", "elevation", "6"),
    ("SnackbarContent", "square", "true"),
    ("StepButton", "focusRipple", "true"),
    ("Switch", "centerRipple", "true"),
    ("Switch", "focusRipple", "true"),
    ("Tab", "focusRipple", "true"),
    ("TableSortLabel", "disableRipple", "true"),
    ("ToggleButton", "focusRipple", "true"),
]

NOT_KNOWN = [
    ("material-ui", "Menu", "anchorOrigin"),
    ("material-ui", "Menu", "transformOrigin"),
    ("material-ui", "MenuItem", "tabIndex"),
    ("material-ui", "NativeSelect", "inputComponent"),
    ("material-ui", "Select", "inputComponent"),
    ("material-ui", "SpeedDialAction", "placement"),
    ("material-ui", "Stepper", "elevation"),
    ("material-ui", "SwipeableDrawer", "keepMounted"),
    ("material-ui", "Tab", "tabIndex"),
    ("x-charts", "ChartsTooltip", "placement"),
    ("x-date-pickers", "PickersDay", "tabIndex"),
]


@pytest.mark.parametrize(("component", "prop", "value"), PASSED)
def test_a_default_is_what_the_component_passes_on(component: str, prop: str, value: str) -> None:
    found = prop_of(entry_of("material-ui", component), prop)
    assert (found.default, found.own_default) == (value, True)


@pytest.mark.parametrize(("family", "component", "prop"), NOT_KNOWN)
def test_there_is_no_default_where_it_depends_on_more(
    family: str, component: str, prop: str
) -> None:
    found = prop_of(entry_of(family, component), prop)
    assert (found.default, found.own_default) == (None, False)


def test_other_inherited_defaults_are_those_of_the_declaration() -> None:
    kept = [
        f"{entry.name}.{prop.name}"
        for entry in site_reference().entries["material-ui"]
        for prop in entry.props
        if prop.origin.kind == "component" and prop.default is not None and not prop.own_default
    ]
    assert len(kept) > 250
    assert {"Card.elevation", "Drawer.hideBackdrop", "RadioGroup.row"} <= set(kept)


def test_a_package_passes_defaults_on_to_another() -> None:
    day = entry_of("x-date-pickers", "PickersDay")
    assert (prop_of(day, "centerRipple").default, prop_of(day, "centerRipple").own_default) == (
        "true",
        True,
    )
