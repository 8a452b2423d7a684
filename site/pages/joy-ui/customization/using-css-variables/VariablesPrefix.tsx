import Button from '@mui/joy/Button';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'alpine',
});

export default function VariablesPrefix() {
  return (
    <CssVarsProvider theme={theme}>
      <Button sx={{ boxShadow: '0 0 0 4px var(--alpine-palette-primary-200)' }}>
        Plan a hike
      </Button>
    </CssVarsProvider>
  );
}
