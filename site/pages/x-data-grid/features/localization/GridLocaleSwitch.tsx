import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { deDE, enUS, esES } from '@mui/material/locale';
import {
  deDE as gridDeDE,
  enUS as gridEnUS,
  esES as gridEsES,
} from '@mui/x-data-grid/locales';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  makeOrders,
  orderTotal,
} from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';

const rows = makeOrders(60);

const languages = {
  en: {
    locales: [enUS, gridEnUS],
    words: {
      title: 'Orders',
      customer: 'Customer',
      total: 'Total',
      day: 'Ordered',
    },
  },
  de: {
    locales: [deDE, gridDeDE],
    words: {
      title: 'Bestellungen',
      customer: 'Kunde',
      total: 'Summe',
      day: 'Bestellt',
    },
  },
  es: {
    locales: [esES, gridEsES],
    words: {
      title: 'Pedidos',
      customer: 'Cliente',
      total: 'Importe',
      day: 'Fecha',
    },
  },
} as const;

type Language = keyof typeof languages;

function makeColumns(language: Language): GridColDef<Order>[] {
  const { words } = languages[language];
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
  });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return [
    { field: 'customer', headerName: words.customer, flex: 1, minWidth: 150 },
    {
      field: 'total',
      headerName: words.total,
      type: 'number',
      width: 140,
      valueGetter: (_value, row) => orderTotal(row),
      valueFormatter: (value: number) => money.format(value),
    },
    {
      field: 'orderedOn',
      headerName: words.day,
      type: 'date',
      width: 140,
      valueFormatter: (value: Date) => day.format(value),
    },
  ];
}

export default function GridLocaleSwitch() {
  const [language, setLanguage] = useState<Language>('de');
  const theme = useTheme();
  const translated = useMemo(() => {
    const [core, grid] = languages[language].locales;
    return {
      ...theme,
      components: {
        ...theme.components,
        ...core.components,
        ...grid.components,
      },
    };
  }, [theme, language]);
  const columns = useMemo(() => makeColumns(language), [language]);

  return (
    <Box lang={language} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, next: Language | null) =>
          setLanguage(next ?? language)
        }
        sx={{ mb: 1 }}
      >
        <ToggleButton value="en">English</ToggleButton>
        <ToggleButton value="de">Deutsch</ToggleButton>
        <ToggleButton value="es">Español</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 300 }}>
        <ThemeProvider theme={translated}>
          <DataGrid
            label={languages[language].words.title}
            showToolbar
            rows={rows}
            columns={columns}
          />
        </ThemeProvider>
      </div>
    </Box>
  );
}
