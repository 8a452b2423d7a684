import createTheme from '@mui/system/createTheme';
import Grid from '@mui/system/Grid';
import ThemeProvider from '@mui/system/ThemeProvider';
import Tile from './Tile';

const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 480, md: 720, lg: 1024, xl: 1280 } },
});

export default function GridCustomBreakpoints() {
  return (
    <ThemeProvider theme={theme}>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, sm: 6 }}>
          <Tile>Half from 480 px</Tile>
        </Grid>
        <Grid size={{ xs: 12, sm: 6 }}>
          <Tile>Half from 480 px</Tile>
        </Grid>
      </Grid>
    </ThemeProvider>
  );
}
