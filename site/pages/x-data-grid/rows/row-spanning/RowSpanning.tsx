import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from './stock';
import type { Stock } from './stock';

const columns: GridColDef<Stock>[] = [
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 90 },
];

export default function RowSpanning() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Stock"
        density="compact"
        rows={stock}
        columns={columns}
        rowSpanning
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
      />
    </div>
  );
}
