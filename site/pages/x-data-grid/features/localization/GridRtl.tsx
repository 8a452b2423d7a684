import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { heIL } from '@mui/x-data-grid/locales';
import { prefixer } from 'stylis';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const cache = createCache({
  key: 'grid-rtl',
  stylisPlugins: [prefixer, rtlPlugin],
});
const inHebrew = (theme: Theme) =>
  createTheme(theme, { direction: 'rtl' }, heIL);
const rows = makeOrders(40);
const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'הזמנה', width: 120 },
  { field: 'customer', headerName: 'לקוח', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'כמות', type: 'number', width: 110 },
];

export default function GridRtl() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={inHebrew}>
        <div dir="rtl" lang="he" style={{ height: 300, width: '100%' }}>
          <DataGrid
            aria-label="הזמנות"
            showToolbar
            rows={rows}
            columns={columns}
            checkboxSelection
          />
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
