import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const shadowRing = '0 0 0 1px rgb(127 127 127 / 0.5)';

const theme = extendTheme({
  colorSchemes: { light: { shadowRing }, dark: { shadowRing } },
});

export default function ShadowRing() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet sx={{ p: 2, borderRadius: 'md', boxShadow: 'lg' }}>
        Now playing
      </Sheet>
    </CssVarsProvider>
  );
}
