import { at, type Field, type NumberField, type Section } from '../field';
import { chosen, colored, length, switched, tinted, weighted } from '../componentField';
import { roleNames } from './colorFields';

const bar = ['components', 'MuiAppBar', 'styleOverrides', 'root'];

/** An app bar has no border: a width alone would not be seen. */
const bottomBorder: Field = {
  kind: 'number',
  id: 'MuiAppBar.root.borderBottomWidth',
  label: 'Bottom border',
  standard: 0,
  min: 0,
  max: 6,
  step: 1,
  unit: 'px',
  write: (width) => [
    [[...bar, 'borderBottomWidth'], width],
    [[...bar, 'borderBottomStyle'], 'solid'],
    [[...bar, 'borderBottomColor'], 'var(--mui-palette-divider, currentColor)'],
  ],
  read: at(...bar, 'borderBottomWidth').read,
};

/**
 * The default props and the styles that people change most, of the components that they use most. An
 * id is `<section>.<name>`, and lengths are in pixels.
 */
export const componentSections: readonly Section[] = [
  section('button', 'Button', [
    chosen('MuiButton', 'variant', 'Variant', ['text', 'outlined', 'contained']),
    colored('MuiButton', 'color', 'Color', [...roleNames, 'inherit']),
    switched('MuiButton', 'disableElevation', 'No elevation'),
    switched('MuiButton', 'fullWidth', 'Full width'),
    asShape(length('MuiButton', 'root', 'borderRadius', 'Radius', 4, 0, 40)),
    length('MuiButton', 'root', 'minHeight', 'Minimum height', 0, 0, 64),
    length('MuiButton', 'root', 'paddingInline', 'Inline padding', 16, 4, 40),
    length('MuiButton', 'root', 'letterSpacing', 'Letter spacing', 0.4, 0, 3, 0.1),
    weighted('MuiButton', 'root', 'Weight'),
  ]),
  section('text-field', 'Text field', [
    chosen('MuiTextField', 'variant', 'Variant', ['outlined', 'filled', 'standard'], 'outlined'),
    colored('MuiTextField', 'color', 'Color', roleNames),
    switched('MuiTextField', 'fullWidth', 'Full width'),
    chosen('MuiTextField', 'margin', 'Margin', ['none', 'dense', 'normal'], 'none'),
    asShape(length('MuiOutlinedInput', 'root', 'borderRadius', 'Radius', 4, 0, 32)),
    length('MuiOutlinedInput', 'notchedOutline', 'borderWidth', 'Border', 1, 0, 4),
    length('MuiOutlinedInput', 'input', 'paddingBlock', 'Block padding', 16.5, 4, 28, 0.5),
    length('MuiOutlinedInput', 'input', 'paddingInline', 'Inline padding', 14, 4, 32),
    weighted('MuiInputLabel', 'root', 'Weight of the label'),
  ]),
  section('card', 'Card', [
    chosen('MuiCard', 'variant', 'Variant', ['elevation', 'outlined'], 'elevation'),
    switched('MuiCard', 'raised', 'Raised'),
    asShape(length('MuiCard', 'root', 'borderRadius', 'Radius', 4, 0, 40)),
    length('MuiCard', 'root', 'borderWidth', 'Border, if outlined', 1, 1, 6),
    length('MuiCard', 'root', 'padding', 'Padding around', 0, 0, 32),
    length('MuiCardContent', 'root', 'padding', 'Padding of the content', 16, 4, 48),
    length('MuiCardActions', 'root', 'padding', 'Padding of actions', 8, 0, 32),
  ]),
  section('app-bar', 'App bar', [
    colored(
      'MuiAppBar',
      'color',
      'Color',
      ['primary', 'secondary', 'default', 'inherit', 'transparent'],
      'primary',
    ),
    switched('MuiAppBar', 'enableColorOnDark', 'Color in the dark scheme'),
    length('MuiAppBar', 'root', 'borderRadius', 'Radius', 0, 0, 32),
    bottomBorder,
    length('MuiAppBar', 'root', 'paddingBlock', 'Block padding', 0, 0, 24),
    length('MuiToolbar', 'root', 'gap', 'Gap', 0, 0, 32),
    length('MuiAppBar', 'root', 'paddingInline', 'Inline padding', 0, 0, 64),
  ]),
  section('table', 'Table', [
    switched('MuiTable', 'stickyHeader', 'Sticky head'),
    chosen('MuiTable', 'padding', 'Padding', ['normal', 'none', 'checkbox'], 'normal'),
    length('MuiTableCell', 'root', 'paddingBlock', 'Block padding of cells', 16, 2, 32),
    length('MuiTableCell', 'root', 'paddingInline', 'Inline padding of cells', 16, 4, 40),
    length('MuiTableCell', 'root', 'borderBottomWidth', 'Lines between rows', 1, 0, 4),
    weighted('MuiTableCell', 'head', 'Weight of the head'),
    length('MuiTableCell', 'head', 'fontSize', 'Size of the head', 14, 10, 20),
  ]),
  section('tabs', 'Tabs', [
    chosen('MuiTabs', 'variant', 'Variant', ['standard', 'fullWidth', 'scrollable'], 'standard'),
    switched('MuiTabs', 'centered', 'Centered'),
    chosen('MuiTabs', 'textColor', 'Text', ['primary', 'secondary', 'inherit'], 'primary'),
    colored('MuiTabs', 'indicatorColor', 'Indicator', ['primary', 'secondary'], 'primary'),
    length('MuiTabs', 'indicator', 'height', 'Height of the indicator', 2, 0, 12),
    length('MuiTabs', 'indicator', 'borderRadius', 'Radius of the indicator', 0, 0, 12),
    length('MuiTab', 'root', 'minHeight', 'Height of a tab', 48, 28, 80),
    length('MuiTab', 'root', 'paddingInline', 'Inline padding of a tab', 16, 4, 40),
    weighted('MuiTab', 'root', 'Weight of a tab'),
  ]),
  section('chip', 'Chip', [
    chosen('MuiChip', 'variant', 'Variant', ['filled', 'outlined'], 'filled'),
    colored('MuiChip', 'color', 'Color', ['default', ...roleNames]),
    length('MuiChip', 'root', 'borderRadius', 'Radius', 16, 0, 24),
    length('MuiChip', 'root', 'height', 'Height', 32, 18, 48),
    length('MuiChip', 'root', 'fontSize', 'Size of the text', 13, 10, 18),
    length('MuiChip', 'label', 'paddingInline', 'Inline padding', 12, 2, 28),
    weighted('MuiChip', 'root', 'Weight'),
  ]),
  section('dialog', 'Dialog', [
    switched('MuiDialog', 'fullWidth', 'Full width'),
    chosen('MuiDialog', 'maxWidth', 'Largest width', ['xs', 'sm', 'md', 'lg', 'xl'], 'sm'),
    chosen('MuiDialog', 'scroll', 'Scrolls', ['paper', 'body'], 'paper'),
    asShape(length('MuiDialog', 'paper', 'borderRadius', 'Radius', 4, 0, 40)),
    length('MuiDialog', 'paper', 'padding', 'Padding', 0, 0, 40),
    length('MuiDialogTitle', 'root', 'fontSize', 'Size of the title', 20, 14, 36),
    weighted('MuiDialogTitle', 'root', 'Weight of the title'),
    length('MuiDialogActions', 'root', 'padding', 'Padding of actions', 8, 0, 32),
  ]),
  section('list', 'List', [
    switched('MuiList', 'disablePadding', 'No padding'),
    switched('MuiListItemButton', 'divider', 'Lines between items'),
    length('MuiListItemButton', 'root', 'borderRadius', 'Radius of items', 0, 0, 32),
    length('MuiListItemButton', 'root', 'paddingBlock', 'Block padding of items', 8, 0, 24),
    length('MuiListItemButton', 'root', 'paddingInline', 'Inline padding of items', 16, 4, 40),
    length('MuiListItemButton', 'root', 'marginInline', 'Inline margin of items', 0, 0, 24),
    length('MuiListItemIcon', 'root', 'minWidth', 'Room for the icon', 36, 24, 80),
  ]),
  section('tooltip', 'Tooltip', [
    switched('MuiTooltip', 'arrow', 'Arrow'),
    chosen('MuiTooltip', 'placement', 'Place', ['bottom', 'top', 'left', 'right'], 'bottom'),
    asShape(length('MuiTooltip', 'tooltip', 'borderRadius', 'Radius', 4, 0, 20)),
    length('MuiTooltip', 'tooltip', 'fontSize', 'Size of the text', 11, 10, 18),
    length('MuiTooltip', 'tooltip', 'padding', 'Padding', 4, 2, 20),
    tinted('MuiTooltip', 'tooltip', 'backgroundColor', 'Background', '#616161'),
    weighted('MuiTooltip', 'tooltip', 'Weight'),
  ]),
];

function section(id: string, label: string, fields: readonly Field[]): Section {
  return { id, label, parts: [id], fields };
}

/** A radius that is the one of the shape while it is not set. */
function asShape(field: NumberField): NumberField {
  return { ...field, follows: 'radius' };
}
