import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import JoyButton from '@mui/joy/Button';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';

const joyTheme = extendTheme({ cssVarPrefix: 'joy' });
const materialTheme = createTheme({
  palette: { primary: { main: '#00695c' } },
});

export default function JoyAndMaterial() {
  return (
    <CssVarsProvider theme={joyTheme} disableNestedContext>
      <ThemeProvider theme={{ [THEME_ID]: materialTheme }}>
        <Stack direction="row" spacing={2}>
          <JoyButton>Joy UI</JoyButton>
          <Button variant="contained">Material UI</Button>
        </Stack>
      </ThemeProvider>
    </CssVarsProvider>
  );
}
