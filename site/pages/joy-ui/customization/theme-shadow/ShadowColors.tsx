import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  colorSchemes: {
    light: { shadowChannel: '91 33 182', shadowOpacity: '0.3' },
    dark: { shadowChannel: '139 92 246', shadowOpacity: '0.5' },
  },
});

export default function ShadowColors() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet sx={{ p: 2, borderRadius: 'md', boxShadow: 'lg' }}>
        Now playing
      </Sheet>
    </CssVarsProvider>
  );
}
