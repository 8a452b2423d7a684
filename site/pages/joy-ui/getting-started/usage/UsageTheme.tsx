import Button from '@mui/joy/Button';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  radius: { sm: '999px' },
  components: {
    JoyButton: { defaultProps: { color: 'success' } },
  },
});

export default function UsageTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <Button>Borrow</Button>
    </CssVarsProvider>
  );
}
