import { among, at, type Field, pixels } from '../field';
import { amount, choice } from '../plainField';
import { radii, rows } from '../samples';
import type { Entry } from '../theme';
import { inProportion } from './inProportion';

export const shapeFields: readonly Field[] = [
  {
    ...amount(
      'radius',
      'Radius',
      { standard: 8, min: 0, max: 24, step: 1, unit: 'px' },
      inProportion({
        name: 'radius',
        sizes: ['xs', 'sm', 'md', 'lg', 'xl'],
        measured: 'md',
        unit: 'px',
        standard: 8,
      }),
    ),
    samples: radii,
  },
  amount(
    'focus',
    'Focus ring',
    { standard: 2, min: 1, max: 6, step: 1, unit: 'px' },
    pixels(at('focus', 'thickness')),
  ),
];

/** Components that have sizes; those that hold others pass theirs on. */
const sized = [
  ...['Alert', 'Autocomplete', 'Avatar', 'Button', 'ButtonGroup', 'Card', 'Checkbox', 'Chip'],
  ...['FormControl', 'IconButton', 'Input', 'List', 'Menu', 'ModalDialog', 'Radio', 'RadioGroup'],
  ...['Select', 'Slider', 'Switch', 'Table', 'Tabs', 'Textarea', 'ToggleButtonGroup', 'Tooltip'],
];

function sizes(size: string): readonly Entry[] {
  return sized.map((name) => [['components', `Joy${name}`, 'defaultProps', 'size'], size]);
}

export const spacingFields: readonly Field[] = [
  amount(
    'spacing',
    'Spacing',
    { standard: 8, min: 4, max: 12, step: 0.5, unit: 'px' },
    at('spacing'),
  ),
  {
    ...choice(
      'density',
      'Density',
      { own: 'Library’s own', compact: 'Compact', roomy: 'Roomy' },
      among({ own: [], compact: sizes('sm'), roomy: sizes('lg') }),
    ),
    pictures: rows,
  },
];
