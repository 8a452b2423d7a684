import Chip from '@mui/joy/Chip';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'tags',
  colorSchemeSelector: '[data-color-scheme="%s"]',
  components: {
    JoyChip: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: '4px', fontWeight: 600 } },
    },
  },
});

export default function ApproachesComponents() {
  return (
    <CssVarsProvider theme={theme} colorSchemeNode={null}>
      <Chip>Hall 3</Chip>
    </CssVarsProvider>
  );
}
