import Button from '@mui/joy/Button';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyButton: {
      defaultProps: { variant: 'soft', size: 'lg' },
      styleOverrides: { root: { borderRadius: 999 } },
    },
  },
});

export default function ThemedBasic() {
  return (
    <CssVarsProvider theme={theme}>
      <Button>Rent a bike</Button>
    </CssVarsProvider>
  );
}
