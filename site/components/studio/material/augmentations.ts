import type { Augmentation } from '../kit';

const palette: readonly Augmentation[] = ['Palette', 'PaletteOptions'].map((name) => ({
  module: '@mui/material/styles',
  name,
  type: `${name}['primary']`,
}));

/** Components whose color is a role of the palette. */
const colored = [
  ...['AppBar', 'Badge', 'Button', 'ButtonGroup', 'Checkbox', 'Chip', 'CircularProgress'],
  ...['Fab', 'FormControl', 'IconButton', 'InputBase', 'LinearProgress', 'Pagination', 'Radio'],
  ...['Slider', 'SvgIcon', 'Switch', 'TextField', 'ToggleButton'],
];

/** Where the types of the library name the colors of a palette. */
export const augmentations: readonly Augmentation[] = [
  ...palette,
  ...colored.map((component) => ({
    module: `@mui/material/${component}`,
    name: `${component}PropsColorOverrides`,
    type: 'true',
  })),
];
