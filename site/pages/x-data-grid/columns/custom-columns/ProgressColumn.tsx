import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { sales } from './sales';
import type { Sales } from './sales';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<Sales>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  {
    field: 'progress',
    headerName: 'Target reached',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 200,
    display: 'flex',
    valueFormatter: (value: number) => percent.format(value),
    renderCell: ({ value, formattedValue, row }) => (
      <>
        <LinearProgress
          variant="determinate"
          value={100 * Number(value)}
          aria-label={`Target of ${row.product}`}
          sx={{ flex: 1 }}
        />
        <Box sx={{ width: 48, textAlign: 'end' }}>{formattedValue}</Box>
      </>
    ),
  },
];

export default function ProgressColumn() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Targets"
        rows={sales}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
