import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  formatPercent,
  makeTrades,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(60);
const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'commodity',
    headerName: 'Commodity',
    flex: 1,
    minWidth: 130,
    cellClassName: 'commodity',
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number' },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 120,
    valueFormatter: formatPercent,
    cellClassName: ({ value }) =>
      typeof value === 'number' && value < 0 ? 'falling' : 'rising',
  },
];

export default function ColumnCellStyles() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Trades"
        rows={rows}
        columns={columns}
        hideFooter
        sx={(theme) => ({
          '& .commodity': { fontWeight: 'bold' },
          '& .rising': {
            color: 'success.dark',
            ...theme.applyStyles('dark', {
              color: theme.palette.success.light,
            }),
          },
          '& .falling': {
            color: 'error.dark',
            ...theme.applyStyles('dark', { color: theme.palette.error.light }),
          },
        })}
      />
    </div>
  );
}
