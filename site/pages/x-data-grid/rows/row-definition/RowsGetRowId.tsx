import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

interface Product {
  sku: string;
  name: string;
  stock: number;
}

const rows: Product[] = [
  { sku: 'LMP-014', name: 'Desk lamp', stock: 42 },
  { sku: 'CHR-202', name: 'Office chair', stock: 7 },
  { sku: 'MON-031', name: 'Monitor arm', stock: 18 },
];

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 120 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number' },
];

const getRowId = (row: Product) => row.sku;

export default function RowsGetRowId() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        getRowId={getRowId}
        hideFooter
      />
    </div>
  );
}
