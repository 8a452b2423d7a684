import Button from '@mui/joy/Button';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'basic',
  colorSchemeSelector: '[data-color-scheme="%s"]',
  components: {
    JoyButton: {
      defaultProps: { variant: 'soft', size: 'lg' },
      styleOverrides: { root: { borderRadius: 999 } },
    },
  },
});

export default function ThemedBasic() {
  return (
    <CssVarsProvider theme={theme} colorSchemeNode={null}>
      <Button>Rent a bike</Button>
    </CssVarsProvider>
  );
}
