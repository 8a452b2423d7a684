import { ThemeProvider as EmotionProvider, useTheme } from '@emotion/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';

interface ShopTheme {
  colors: { primary: string };
  space: number[];
}

const shopTheme: ShopTheme = {
  colors: { primary: '#ab47bc' },
  space: [0, 4, 8, 16],
};
const materialTheme = createTheme({
  palette: { primary: { main: '#00695c' } },
});

function ShopBadge() {
  const { colors, space } = useTheme() as ShopTheme;
  return <b style={{ color: colors.primary, padding: space[2] }}>Shop theme</b>;
}

export default function ThemeScoped() {
  return (
    <EmotionProvider theme={shopTheme}>
      <ThemeProvider theme={{ [THEME_ID]: materialTheme }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <ShopBadge />
          <Button variant="contained">Material UI theme</Button>
        </Stack>
      </ThemeProvider>
    </EmotionProvider>
  );
}
