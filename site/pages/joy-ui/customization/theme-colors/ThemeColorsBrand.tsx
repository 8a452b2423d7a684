import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const brand = {
  50: '#f0fdfa',
  100: '#ccfbf1',
  200: '#99f6e4',
  300: '#5eead4',
  400: '#2dd4bf',
  500: '#0f766e',
  600: '#115e59',
  700: '#134e4a',
  800: '#083d39',
  900: '#042f2e',
};

const theme = extendTheme({
  colorSchemes: {
    light: { palette: { primary: brand } },
    dark: { palette: { primary: brand } },
  },
});

export default function ThemeColorsBrand() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button>Reserve</Button>
        <Button variant="soft">Compare</Button>
        <Button variant="outlined">Share</Button>
        <Chip color="primary">4 left</Chip>
      </Stack>
    </CssVarsProvider>
  );
}
