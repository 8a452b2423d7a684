import type { Augmentation } from '../kit';

const styles = '@mui/material/styles';

/** Components whose color is a role of the palette. */
const colored = [
  ...['Alert', 'AppBar', 'Badge', 'Button', 'ButtonGroup', 'Card', 'Checkbox', 'Chip'],
  ...['CircularProgress', 'Fab', 'FormControl', 'FormLabel', 'Icon', 'IconButton', 'InputBase'],
  ...['LinearProgress', 'Pagination', 'PaginationItem', 'Radio', 'Slider', 'SvgIcon', 'Switch'],
  ...['TextField', 'ToggleButton', 'ToggleButtonGroup', 'Typography'],
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
