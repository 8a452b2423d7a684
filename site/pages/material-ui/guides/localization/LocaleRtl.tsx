import { useState } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { arEG, enUS } from '@mui/material/locale';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

const languages = {
  en: {
    dir: 'ltr',
    theme: createTheme({ direction: 'ltr' }, enUS),
    cache: createCache({ key: 'ltr' }),
  },
  ar: {
    dir: 'rtl',
    theme: createTheme({ direction: 'rtl' }, arEG),
    cache: createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] }),
  },
} as const;

export default function LocaleRtl() {
  const [language, setLanguage] = useState<keyof typeof languages>('ar');
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(10);
  const { cache, dir, theme } = languages[language];

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Paper dir={dir} lang={language} variant="outlined" sx={{ p: 2 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Language"
            value={language}
            onChange={(_event, next: keyof typeof languages | null) =>
              setLanguage(next ?? language)
            }
          >
            <ToggleButton value="en">English</ToggleButton>
            <ToggleButton value="ar">العربية</ToggleButton>
          </ToggleButtonGroup>
          <TablePagination
            component="div"
            sx={{ '.MuiTablePagination-toolbar': { flexWrap: 'wrap' } }}
            count={240}
            page={page}
            rowsPerPage={size}
            onPageChange={(_event, next) => setPage(next)}
            onRowsPerPageChange={({ target }) => setSize(Number(target.value))}
          />
        </Paper>
      </ThemeProvider>
    </CacheProvider>
  );
}
