import { isLegalColor } from '../../../families/material-ui/legalColor';
import { materialSession } from '../../../families/material-ui/sessionTheme';
import type { Kit } from '../kit';
import { schemes } from '../theme';
import { colorFields, customFields } from './colorFields';
import { componentSections } from './componentFields';
import { augmentations } from './augmentations';
import { MaterialThemeProvider, materialCss, sheetsOf } from './drawn';
import { paletteOf } from './palette';
import { pairsOf } from './pairs';
import { presets } from './presets';
import { screens } from './screens/screens';
import { starter } from './starter';
import { motionFields, shadowFields, shapeFields, spacingFields } from './surfaceFields';
import { typeFields } from './typeFields';

export const materialKit: Kit = {
  id: 'material-ui',
  name: 'Material UI',
  make: 'createTheme',
  module: '@mui/material/styles',
  sections: [
    { id: 'color', label: 'Color', parts: ['color'], fields: schemes.flatMap(colorFields) },
    { id: 'type', label: 'Type', parts: ['type'], fields: typeFields },
    { id: 'shape', label: 'Shape', fields: shapeFields },
    { id: 'spacing', label: 'Spacing', fields: spacingFields },
    { id: 'shadow', label: 'Shadows', fields: shadowFields },
    { id: 'motion', label: 'Motion', fields: motionFields },
    ...componentSections,
  ],
  fixed: [
    [['cssVariables', 'colorSchemeSelector'], 'data'],
    [['colorSchemes', 'light'], true],
    [['colorSchemes', 'dark'], true],
  ],
  presets,
  screens,
  customFields,
  augmentations,
  palette: paletteOf,
  pairs: pairsOf,
  swatches: (theme) =>
    ['light.background', 'light.primary', 'light.secondary', 'dark.background', 'dark.primary'].map(
      (id) => String(theme[id] ?? '#ffffff'),
    ),
  fontField: 'type.family',
  session: materialSession,
  isColor: isLegalColor,
  css: materialCss,
  sheets: sheetsOf,
  starter,
  Provider: MaterialThemeProvider,
};
