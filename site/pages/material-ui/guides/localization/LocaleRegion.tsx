import { frFR } from '@mui/material/locale';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';

const inFrench = (outer: Theme) => createTheme(outer, frFR);

export default function LocaleRegion() {
  return (
    <ThemeProvider theme={inFrench}>
      <Stack spacing={2} lang="fr">
        <Rating name="avis" defaultValue={4} />
        <Pagination count={8} showFirstButton showLastButton />
      </Stack>
    </ThemeProvider>
  );
}
