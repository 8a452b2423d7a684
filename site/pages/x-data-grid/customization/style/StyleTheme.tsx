import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

function withRoundGrids(outer: Theme) {
  return createTheme(outer, {
    components: {
      MuiDataGrid: {
        defaultProps: { density: 'compact' },
        styleOverrides: {
          root: { borderRadius: 16 },
          columnHeader: { textTransform: 'uppercase' },
          cell: { borderTopStyle: 'dashed' },
        },
      },
    },
  });
}

export default function StyleTheme() {
  return (
    <ThemeProvider theme={withRoundGrids}>
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={orderColumns}
          aria-label="Orders"
          hideFooter
        />
      </div>
    </ThemeProvider>
  );
}
