import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { reviews } from './reviews';
import type { Review } from './reviews';

const columns: GridColDef<Review>[] = [
  { field: 'product', headerName: 'Product', width: 130 },
  {
    field: 'text',
    headerName: 'Review',
    type: 'longText',
    editable: true,
    flex: 1,
    minWidth: 180,
  },
];

export default function ColumnLongText() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Reviews"
        rows={reviews}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
