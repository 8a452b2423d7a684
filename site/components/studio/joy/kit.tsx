import { joySession } from '../../../families/joy-ui/sessionTheme';
import { isLegalColor } from '../../../families/material-ui/legalColor';
import type { Kit } from '../kit';
import { colorFields } from './colorFields';
import { componentSections } from './componentFields';
import { joyCss, JoyThemeProvider, sheetsOf } from './drawn';
import { motionFields } from './motionFields';
import { readOldAddress } from './oldAddress';
import { pairsOf } from './pairs';
import { paletteOf } from './palette';
import { presets } from './presets/presets';
import { screens } from './screens/screens';
import { shadowFields } from './shadowFields';
import { shapeFields, spacingFields } from './surfaceFields';
import { starter } from './starter';
import { typeFields } from './typeFields';

export const joyKit: Kit = {
  id: 'joy-ui',
  name: 'Joy UI',
  make: 'extendTheme',
  module: '@mui/joy/styles',
  sections: [
    { id: 'color', label: 'Color', parts: ['color'], fields: colorFields },
    { id: 'type', label: 'Type', parts: ['type'], fields: typeFields },
    { id: 'shape', label: 'Shape', fields: shapeFields },
    { id: 'spacing', label: 'Spacing', fields: spacingFields },
    { id: 'shadow', label: 'Shadows', fields: shadowFields },
    { id: 'motion', label: 'Motion', fields: motionFields },
    ...componentSections,
  ],
  fixed: [],
  presets,
  screens,
  palette: paletteOf,
  pairs: pairsOf,
  swatches: (theme) =>
    ['light.background', 'primary', 'neutral', 'dark.background', 'success'].map((id) =>
      String(theme[id] ?? '#ffffff'),
    ),
  fontField: 'body',
  session: joySession,
  starter,
  oldAddress: readOldAddress,
  isColor: isLegalColor,
  css: joyCss,
  sheets: sheetsOf,
  Provider: JoyThemeProvider,
};
