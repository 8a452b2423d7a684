import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { sales } from './sales';
import type { Sales } from './sales';

const sum = (months: number[]) => months.reduce((all, one) => all + one, 0);

const columns: GridColDef<Sales>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  {
    field: 'months',
    headerName: 'Monthly sales',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 180,
    display: 'flex',
    valueGetter: (months: number[]) => sum(months),
    renderCell: ({ row, colDef }) => (
      <SparkLineChart
        data={row.months}
        width={colDef.computedWidth - 20}
        height={40}
        aria-label={`${row.product}: ${sum(row.months)} in twelve months`}
      />
    ),
  },
];

export default function SparklineColumn() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid aria-label="Sales" rows={sales} columns={columns} hideFooter />
    </div>
  );
}
