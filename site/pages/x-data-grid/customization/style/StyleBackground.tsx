import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type {} from '@mui/x-data-grid/themeAugmentation';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

function withGridColors(outer: Theme) {
  const dark = outer.palette.mode === 'dark';
  return createTheme(outer, {
    palette: {
      DataGrid: {
        bg: dark ? '#101a24' : '#f8fafc',
        headerBg: dark ? '#1c2b3a' : '#e2ecf5',
        pinnedBg: dark ? '#16222f' : '#eef4f9',
      },
    },
  });
}

export default function StyleBackground() {
  return (
    <ThemeProvider theme={withGridColors}>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPro
          rows={rows}
          columns={orderColumns}
          pinnedColumns={{ left: ['number'] }}
          aria-label="Orders"
          hideFooter
        />
      </div>
    </ThemeProvider>
  );
}
