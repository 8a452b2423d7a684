import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  shadow: { md: '4px 4px 0 currentcolor' },
});

export default function ShadowChange() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet variant="outlined" sx={{ p: 2, boxShadow: 'md' }}>
        Record of the week
      </Sheet>
    </CssVarsProvider>
  );
}
