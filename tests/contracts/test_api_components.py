"""Ten components whose declarations are hard to read, against what a person read in them."""

import pytest

from showfloor.model.api import ApiEntry
from support.site.api_reference import entry_of, prop_of
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE


def told(entry: ApiEntry, name: str) -> tuple[str, str | None]:
    """The type and the default of a prop; required ones are marked as TypeScript does."""
    prop = prop_of(entry, name)
    return (prop.type.text if not prop.required else f"{prop.type.text} !", prop.default)


def names(entry: ApiEntry, origin: str) -> set[str]:
    return {prop.name for prop in entry.props if prop.origin.name == origin}


def test_button_extends_another_polymorphic_component() -> None:
    button = entry_of("material-ui", "Button")
    assert [one.code for one in button.imports] == [
        "import Button from '@mui/material/Button';",
        "import { Button } from '@mui/material';",
    ]
    assert names(button, "Button") == {
        *("children", "classes", "className", "color", "component", "disabled"),
        *("disableElevation", "disableFocusRipple", "endIcon", "fullWidth", "href", "id"),
        *("loading", "loadingIndicator", "loadingPosition", "size", "startIcon", "style", "sx"),
        *("type", "variant"),
    }
    assert names(button, "ButtonBase") == {
        *("action", "centerRipple", "disableRipple", "disableTouchRipple", "focusRipple"),
        *("focusVisibleClassName", "LinkComponent", "onFocusVisible", "tabIndex"),
        *("touchRippleRef", "TouchRippleProps"),
    }
    colors = "'inherit' | 'primary' | 'secondary' | 'success' | 'error' | 'info' | 'warning'"
    assert told(button, "color") == (colors, "'primary'")
    assert told(button, "variant") == ("'text' | 'outlined' | 'contained'", "'text'")
    assert told(button, "loading") == ("boolean | null", "null")
    assert told(button, "sx") == ("SxProps<Theme>", None)
    assert [one.name for one in button.inherits] == ["ButtonBase"]
    assert button.inherits[0].href == "/material-ui/api/button-base/"
    assert button.rest is not None
    assert button.rest.component == button.inherits[0]
    assert button.rest.element == "button"
    assert button.rest.attributes == "React.ButtonHTMLAttributes<HTMLButtonElement>"
    assert button.rest.count > 250
    assert button.ref is not None
    assert button.ref.target == "HTMLButtonElement"
    assert button.theme_name == "MuiButton"
    assert button.source is not None
    assert button.source.endswith("/material-ui/tree/v7.0.1/packages/mui-material/src/Button")
    assert {one.class_name for one in button.classes if one.state} == {
        "Mui-disabled",
        "Mui-focusVisible",
    }
    old = next(one for one in button.classes if one.key == "textPrimary")
    assert old.deprecated is not None
    assert old.deprecated.startswith("Combine the [.MuiButton-text]")


def test_autocomplete_keeps_its_type_parameters() -> None:
    autocomplete = entry_of("material-ui", "Autocomplete")
    assert autocomplete.type_parameters == (
        "Value",
        "Multiple extends boolean | undefined",
        "DisableClearable extends boolean | undefined",
        "FreeSolo extends boolean | undefined",
        "ChipComponent extends React.ElementType",
    )
    assert {prop.name for prop in autocomplete.props if prop.required} == {"options", "renderInput"}
    assert told(autocomplete, "options") == ("readonly Value[] !", None)
    assert told(autocomplete, "multiple") == ("boolean", "false")
    assert told(autocomplete, "value") == (
        "AutocompleteValue<Value, Multiple, DisableClearable, FreeSolo>",
        None,
    )
    on_change = prop_of(autocomplete, "onChange").signature
    assert on_change is not None
    assert [one.name for one in on_change.parameters] == ["event", "value", "reason", "details"]
    assert on_change.parameters[0].description == "The event source of the callback."
    assert on_change.parameters[2].type.choices == (
        *("'createOption'", "'selectOption'", "'removeOption'", "'clear'", "'blur'"),
    )
    assert on_change.parameters[3].optional
    assert on_change.returns.text == "void"
    assert prop_of(autocomplete, "ChipProps").deprecated is not None
    assert {slot.name: (slot.default, slot.class_name) for slot in autocomplete.slots} == {
        "listbox": ("'ul'", "MuiAutocomplete-listbox"),
        "paper": ("Paper", "MuiAutocomplete-paper"),
        "popper": ("Popper", "MuiAutocomplete-popper"),
    }


def test_text_field_tells_all_that_its_variants_take() -> None:
    field = entry_of("material-ui", "TextField")
    assert told(field, "variant") == ("'outlined' | 'standard' | 'filled'", "'outlined'")
    assert told(field, "margin") == ("'dense' | 'normal' | 'none'", "'none'")
    assert prop_of(field, "margin").origin.name == "FormControl"
    assert prop_of(field, "InputProps").deprecated is not None
    assert not any(prop.required for prop in field.props)
    assert [slot.name for slot in field.slots] == [
        *("root", "input", "inputLabel", "htmlInput", "formHelperText", "select"),
    ]
    assert [(one.key, one.class_name) for one in field.classes] == [("root", "MuiTextField-root")]
    assert field.ref is not None
    assert field.ref.target == "HTMLDivElement"
    # Neither the packages' documentation sites nor their lists of demos are part of it.
    assert "Demos:" not in field.description


def test_select_is_a_union_of_three_kinds_of_props() -> None:
    select = entry_of("material-ui", "Select")
    assert select.type_parameters == ("Value",)
    assert told(select, "variant") == ("'outlined' | 'standard' | 'filled'", "'outlined'")
    assert told(select, "value") == ("Value | ''", None)
    # Only one of the three has it.
    assert told(select, "notched") == ("boolean", None)
    assert prop_of(select, "notched").origin.name == "OutlinedInput"
    assert prop_of(select, "disableUnderline").origin.name == "FilledInput"
    assert select.inherits[0].name == "OutlinedInput"
    on_change = prop_of(select, "onChange").signature
    assert on_change is not None
    assert on_change.text == "(event: SelectChangeEvent<Value>, child: React.ReactNode) => void"


def test_tabs_keep_what_is_declared_as_anything() -> None:
    tabs = entry_of("material-ui", "Tabs")
    assert told(tabs, "value") == ("any", None)
    assert told(tabs, "scrollButtons") == ("'auto' | boolean", "'auto'")
    on_change = prop_of(tabs, "onChange").signature
    assert on_change is not None
    assert on_change.text == "(event: React.SyntheticEvent, value: any) => void"
    assert told(tabs, "textColor") == ("'secondary' | 'primary' | 'inherit'", "'primary'")
    assert tabs.rest is not None
    assert (tabs.rest.component, tabs.rest.element) == (None, "div")
    assert "/material-ui/api/tab-scroll-button/" in {one.href for one in tabs.types}


def test_grid_sets_style_properties_apart() -> None:
    grid = entry_of("material-ui", "Grid")
    own = {prop.name for prop in grid.props if prop.origin.kind == "own"}
    assert own == {
        *("children", "columns", "columnSpacing", "component", "container", "direction"),
        *("offset", "rowSpacing", "size", "spacing", "sx", "unstable_level", "wrap"),
    }
    assert prop_of(grid, "unstable_level").internal
    assert told(grid, "wrap") == ("'nowrap' | 'wrap' | 'wrap-reverse'", "'wrap'")
    assert told(grid, "columns") == ("ResponsiveStyleValue<number>", "12")
    styles = [prop for prop in grid.props if prop.origin.kind == "system"]
    assert len(styles) > 90
    assert {prop.origin.href for prop in styles} == {"/system/properties/"}
    assert told(grid, "bgcolor") == ("SystemProps['bgcolor']", None)


def test_slider_orders_unions_as_they_are_written() -> None:
    slider = entry_of("material-ui", "Slider")
    assert told(slider, "value") == ("number | number[]", None)
    assert told(slider, "track") == ("'normal' | false | 'inverted'", "'normal'")
    assert told(slider, "valueLabelDisplay") == ("'on' | 'auto' | 'off'", "'off'")
    assert told(slider, "step") == ("number | null", "1")
    assert prop_of(slider, "track").type.choices == ("'normal'", "false", "'inverted'")
    assert prop_of(slider, "track").type.kind == "choice"
    assert slider.ref is not None
    assert slider.ref.target == "HTMLSpanElement"
    marks = next(one for one in slider.types if one.name == "Mark")
    assert [(one.name, one.type.text, one.required) for one in marks.members] == [
        ("value", "number", True),
        ("label", "React.ReactNode", False),
    ]


def test_data_grid_is_generic_over_its_rows() -> None:
    grid = entry_of("x-data-grid", "DataGrid")
    assert grid.type_parameters == ("R extends GridValidRowModel",)
    assert {prop.name for prop in grid.props if prop.required} == {"columns"}
    assert told(grid, "columns") == ("readonly GridColDef<R>[] !", None)
    assert told(grid, "rows") == ("readonly R[]", "[]")
    assert told(grid, "density") == ("'compact' | 'standard' | 'comfortable'", '"standard"')
    assert told(grid, "onRowClick") == ("GridEventListener<'rowClick'>", None)
    update = prop_of(grid, "processRowUpdate").signature
    assert update is not None
    assert [one.name for one in update.parameters] == ["newRow", "oldRow", "params"]
    assert update.returns.text == "Promise<R> | R"
    assert grid.theme_name == "MuiDataGrid"
    assert grid.ref is not None
    assert grid.ref.target == "HTMLDivElement"
    assert len(grid.classes) > 200
    assert {prop.plan for prop in grid.props} == {None}


@pytest.mark.parametrize(
    ("component", "prop", "plan"),
    [
        ("DataGridPro", "treeData", None),
        ("DataGridPro", "density", None),
        ("DataGridPremium", "treeData", "pro"),
        ("DataGridPremium", "headerFilters", "pro"),
        ("DataGridPremium", "aggregationModel", None),
        ("DataGridPremium", "density", None),
    ],
)
def test_a_plan_is_told_only_where_it_is_another(
    component: str, prop: str, plan: str | None
) -> None:
    assert prop_of(entry_of("x-data-grid", component), prop).plan == plan


def test_date_picker_names_its_dates() -> None:
    picker = entry_of("x-date-pickers", "DatePicker")
    assert told(picker, "value") == ("PickerValue", None)
    assert told(picker, "minDate") == ("PickerValidDate", "1900-01-01")
    assert told(picker, "views") == ("readonly ('year' | 'month' | 'day')[]", None)
    assert told(picker, "enableAccessibleFieldDOMStructure") == ("boolean", "true")
    assert prop_of(picker, "renderLoading").origin.href == "/x/api/date-pickers/date-calendar/"
    assert picker.theme_name == "MuiDatePicker"
    assert picker.rest is None
    on_change = prop_of(picker, "onChange").signature
    assert on_change is not None
    assert on_change.parameters[0].type.text == "PickerValue"
    assert prop_of(picker, "disableOpenPicker").deprecated is not None


@pytest.mark.parametrize("name", ["SimpleTreeView", "RichTreeView"])
def test_tree_views_share_what_they_take(name: str) -> None:
    tree = entry_of("x-tree-view", name)
    assert told(tree, "expansionTrigger") == ("'content' | 'iconContainer'", "'content'")
    assert told(tree, "selectedItems") == ("TreeViewSelectionReadonlyValue<Multiple>", None)
    assert told(tree, "multiSelect") == ("boolean", "false")
    toggled = prop_of(tree, "onItemExpansionToggle").signature
    assert toggled is not None
    assert [one.type.text for one in toggled.parameters] == [
        *("React.SyntheticEvent | null", "string", "boolean"),
    ]
    assert tree.ref is not None
    assert tree.ref.target == "HTMLUListElement"
    assert tree.theme_name == f"Mui{name}"
    assert tree.slots[0].class_name == f"Mui{name}-root"


def test_a_rich_tree_view_needs_items() -> None:
    tree = entry_of("x-tree-view", "RichTreeView")
    assert {prop.name for prop in tree.props if prop.required} == {"items"}
    assert told(tree, "items") == ("readonly R[] !", None)
    assert told(tree, "getItemChildren") == (
        "(item: R) => R[] | undefined",
        "(item) => item.children",
    )
