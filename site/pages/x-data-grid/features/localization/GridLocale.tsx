import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { deDE } from '@mui/x-data-grid/locales';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const inGerman = (theme: Theme) => createTheme(theme, deDE);

export default function GridLocale() {
  return (
    <div lang="de" style={{ height: 300, width: '100%' }}>
      <ThemeProvider theme={inGerman}>
        <DataGrid
          aria-label="Bestellungen"
          showToolbar
          rows={rows}
          columns={orderColumns}
        />
      </ThemeProvider>
    </div>
  );
}
