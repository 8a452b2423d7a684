import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function StyleBackground() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={orderColumns}
        pinnedColumns={{ left: ['number'] }}
        sx={{
          '&&': (theme) => ({
            '--DataGrid-t-color-background-base': '#f8fafc',
            '--DataGrid-t-header-background-base': '#e2ecf5',
            '--DataGrid-t-cell-background-pinned': '#eef4f9',
            ...theme.applyStyles('dark', {
              '--DataGrid-t-color-background-base': '#101a24',
              '--DataGrid-t-header-background-base': '#1c2b3a',
              '--DataGrid-t-cell-background-pinned': '#16222f',
            }),
          }),
        }}
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
