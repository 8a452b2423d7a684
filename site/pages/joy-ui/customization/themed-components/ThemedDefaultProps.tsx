import Chip from '@mui/joy/Chip';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'defaults',
  colorSchemeSelector: '[data-color-scheme="%s"]',
  components: {
    JoyChip: { defaultProps: { variant: 'solid', color: 'success' } },
  },
});

export default function ThemedDefaultProps() {
  return (
    <CssVarsProvider theme={theme} colorSchemeNode={null}>
      <Chip>Free</Chip> <Chip color="warning">Returned late</Chip>
    </CssVarsProvider>
  );
}
