import { createBox } from '@mui/system';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: {
    brand: 'light-dark(#6d28d9, #c4b5fd)',
    surface: 'light-dark(#f5f3ff, #2e1065)',
  },
});

const AcmeBox = createBox({ themeId: '$$acme', defaultTheme: theme });

export default function BoxCreate() {
  return (
    <ThemeProvider theme={theme} themeId="$$acme">
      <AcmeBox
        sx={{ p: 2, color: 'brand', bgcolor: 'surface', borderRadius: 2 }}
      >
        Themed by Acme
      </AcmeBox>
    </ThemeProvider>
  );
}
