import type { Field, Section } from '../field';
import { chosen, length, switched, weighted } from '../componentField';
import { colorNames } from './colorFields';
import { blurred, headWeight, shadowed } from './styleFields';

/**
 * The default props and the styles that people change most, of the components that they use most.
 * Custom properties are those that the components read, so that what depends on them follows.
 */
export const componentSections: readonly Section[] = [
  section('button', 'Button', [
    variant('JoyButton', 'solid'),
    color('JoyButton', 'primary'),
    switched('JoyButton', 'fullWidth', 'Full width'),
    length('JoyButton', 'root', '--Button-radius', 'Radius', 6, 0, 40),
    length('JoyButton', 'root', '--Button-minHeight', 'Minimum height', 36, 24, 64),
    length('JoyButton', 'root', 'paddingInline', 'Inline padding', 16, 4, 40),
    length('JoyButton', 'root', '--Button-gap', 'Gap before an icon', 8, 0, 24),
    length('JoyButton', 'root', 'letterSpacing', 'Letter spacing', 0, 0, 3, 0.1),
    weighted('JoyButton', 'root', 'Weight'),
  ]),
  section('input', 'Input', [
    variant('JoyInput', 'outlined'),
    color('JoyInput', 'neutral'),
    switched('JoyInput', 'fullWidth', 'Full width'),
    length('JoyInput', 'root', '--Input-radius', 'Radius', 6, 0, 32),
    length('JoyInput', 'root', '--Input-minHeight', 'Minimum height', 36, 24, 64),
    length('JoyInput', 'root', '--Input-paddingInline', 'Inline padding', 12, 4, 32),
    length('JoyInput', 'root', '--Input-focusedThickness', 'Focus ring', 2, 1, 6),
    length('JoyInput', 'root', '--variant-borderWidth', 'Border, if outlined', 1, 0, 4),
    length('JoySelect', 'root', '--Select-radius', 'Radius of selects', 6, 0, 32),
    length('JoySelect', 'root', '--Select-minHeight', 'Minimum height of selects', 36, 24, 64),
    length('JoyTextarea', 'root', '--Textarea-radius', 'Radius of text areas', 6, 0, 32),
  ]),
  section('card', 'Card', [
    variant('JoyCard', 'outlined'),
    color('JoyCard', 'neutral'),
    chosen('JoyCard', 'orientation', 'Orientation', ['vertical', 'horizontal']),
    length('JoyCard', 'root', '--Card-radius', 'Radius', 8, 0, 40),
    length('JoyCard', 'root', '--Card-padding', 'Padding', 16, 4, 48),
    length('JoyCard', 'root', 'gap', 'Gap', 12, 0, 32),
    length('JoyCard', 'root', '--variant-borderWidth', 'Border, if outlined', 1, 0, 6),
    shadowed('JoyCard', 'Shadow'),
  ]),
  section('sheet', 'Sheet', [
    variant('JoySheet', 'plain'),
    color('JoySheet', 'neutral'),
    length('JoySheet', 'root', 'borderRadius', 'Radius', 0, 0, 32),
    length('JoySheet', 'root', 'padding', 'Padding', 0, 0, 48),
    length('JoySheet', 'root', '--variant-borderWidth', 'Border, if outlined', 1, 0, 6),
    length('JoySheet', 'root', 'fontSize', 'Size of the text', 16, 11, 20),
    shadowed('JoySheet', 'Shadow'),
  ]),
  section('table', 'Table', [
    chosen(
      'JoyTable',
      'borderAxis',
      'Lines',
      ['none', 'x', 'xBetween', 'y', 'yBetween', 'both', 'bothBetween'],
      'xBetween',
    ),
    chosen('JoyTable', 'stripe', 'Stripes', ['none', 'odd', 'even']),
    switched('JoyTable', 'hoverRow', 'Mark the row below the pointer'),
    switched('JoyTable', 'stickyHeader', 'Sticky head'),
    length('JoyTable', 'root', '--TableCell-height', 'Height of cells', 40, 20, 72),
    length('JoyTable', 'root', '--TableCell-paddingX', 'Inline padding of cells', 8, 2, 32),
    length('JoyTable', 'root', '--TableCell-paddingY', 'Block padding of cells', 6, 0, 24),
    length('JoyTable', 'root', '--Table-headerUnderlineThickness', 'Line below the head', 2, 0, 6),
    length('JoyTable', 'root', 'fontSize', 'Size of the text', 14, 10, 18),
    headWeight,
  ]),
  section('tabs', 'Tabs', [
    variant('JoyTab', 'plain'),
    color('JoyTab', 'neutral'),
    chosen('JoyTab', 'indicatorPlacement', 'Indicator', ['bottom', 'top', 'left', 'right']),
    switched('JoyTab', 'disableIndicator', 'No indicator'),
    switched('JoyTabList', 'disableUnderline', 'No line below all tabs'),
    length('JoyTabs', 'root', '--Tab-indicatorThickness', 'Height of the indicator', 2, 0, 10),
    length('JoyTab', 'root', '--Tab-indicatorRadius', 'Radius of the indicator', 0, 0, 10),
    length('JoyTabs', 'root', '--Tabs-spacing', 'Inline padding', 16, 4, 40),
    length('JoyTabList', 'root', '--List-gap', 'Gap between tabs', 0, 0, 24),
    length('JoyTab', 'root', 'borderRadius', 'Radius of a tab', 0, 0, 24),
    length('JoyTab', 'root', 'minBlockSize', 'Height of a tab', 36, 24, 72),
    weighted('JoyTab', 'root', 'Weight of a tab'),
  ]),
  section('chip', 'Chip', [
    variant('JoyChip', 'soft'),
    color('JoyChip', 'neutral'),
    length('JoyChip', 'root', '--Chip-radius', 'Radius', 24, 0, 24),
    length('JoyChip', 'root', '--Chip-minHeight', 'Minimum height', 24, 16, 44),
    length('JoyChip', 'root', '--Chip-paddingInline', 'Inline padding', 8, 2, 24),
    length('JoyChip', 'root', 'fontSize', 'Size of the text', 14, 10, 18),
    weighted('JoyChip', 'root', 'Weight'),
  ]),
  section('dialog', 'Modal dialog', [
    variant('JoyModalDialog', 'outlined'),
    chosen('JoyModalDialog', 'layout', 'Layout', ['center', 'fullscreen']),
    switched('JoyModal', 'hideBackdrop', 'No backdrop'),
    length('JoyModalDialog', 'root', '--Card-radius', 'Radius', 8, 0, 40),
    length('JoyModalDialog', 'root', '--Card-padding', 'Padding', 20, 8, 56),
    length('JoyModalDialog', 'root', '--ModalDialog-minWidth', 'Minimum width', 300, 240, 720, 10),
    length('JoyDialogTitle', 'root', 'fontSize', 'Size of the title', 18, 14, 36),
    weighted('JoyDialogTitle', 'root', 'Weight of the title'),
    blurred,
  ]),
  section('list', 'List', [
    variant('JoyList', 'plain'),
    variant('JoyListItemButton', 'plain', 'Variant of items'),
    color('JoyListItemButton', 'neutral', 'Color of items'),
    length('JoyList', 'root', '--List-gap', 'Gap between items', 0, 0, 16),
    length('JoyList', 'root', '--List-padding', 'Padding', 6, 0, 24),
    length('JoyList', 'root', '--ListItem-radius', 'Radius of items', 0, 0, 24),
    length('JoyList', 'root', '--ListItem-minHeight', 'Minimum height of items', 36, 20, 64),
    length('JoyList', 'root', '--ListItem-paddingX', 'Inline padding of items', 12, 0, 40),
    length('JoyList', 'root', '--ListItemDecorator-size', 'Room for the icon', 40, 20, 72),
    weighted('JoyListItemButton', 'root', 'Weight of items'),
  ]),
  section('tooltip', 'Tooltip', [
    variant('JoyTooltip', 'solid'),
    color('JoyTooltip', 'neutral'),
    switched('JoyTooltip', 'arrow', 'Arrow'),
    chosen('JoyTooltip', 'placement', 'Place', ['bottom', 'top', 'left', 'right']),
    length('JoyTooltip', 'root', 'borderRadius', 'Radius', 6, 0, 20),
    length('JoyTooltip', 'root', 'fontSize', 'Size of the text', 14, 10, 18),
    length('JoyTooltip', 'root', 'paddingInline', 'Inline padding', 6, 2, 24),
    length('JoyTooltip', 'root', 'paddingBlock', 'Block padding', 4, 0, 16),
    length('JoyTooltip', 'root', '--Tooltip-arrowSize', 'Size of the arrow', 10, 4, 20),
    weighted('JoyTooltip', 'root', 'Weight'),
  ]),
];

function section(id: string, label: string, fields: readonly Field[]): Section {
  return { id, label, parts: [id], fields };
}

function variant(component: string, standard: string, label = 'Variant') {
  return chosen(component, 'variant', label, ['solid', 'soft', 'outlined', 'plain'], standard);
}

function color(component: string, standard: string, label = 'Color') {
  return chosen(component, 'color', label, colorNames, standard);
}
