import type { Augmentation } from '../kit';

const styles = '@mui/material/styles';

/** Components whose color is a role of the palette. */
const colored = [
  ...['AppBar', 'Badge', 'Button', 'ButtonGroup', 'Checkbox', 'Chip', 'CircularProgress'],
  ...['Fab', 'FormControl', 'IconButton', 'InputBase', 'LinearProgress', 'Pagination', 'Radio'],
  ...['Slider', 'SvgIcon', 'Switch', 'TextField', 'ToggleButton'],
];

/** Where the types of the library name the colors of a palette. */
export const augmentations: readonly Augmentation[] = [
  { module: styles, name: 'Palette', type: "Palette['primary']" },
  { module: styles, name: 'PaletteOptions', type: "PaletteOptions['primary']", optional: true },
  {
    module: '@mui/material/Tabs',
    name: 'TabsPropsIndicatorColorOverrides',
    type: 'true',
  },
  ...colored.map((component) => ({
    module: `@mui/material/${component}`,
    name: `${component}PropsColorOverrides`,
    type: 'true',
  })),
];
