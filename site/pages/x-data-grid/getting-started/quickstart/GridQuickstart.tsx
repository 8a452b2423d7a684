import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

interface Product {
  id: number;
  name: string;
  price: number;
  inStock: boolean;
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
  { field: 'inStock', headerName: 'In stock', type: 'boolean', width: 100 },
];

const rows: Product[] = [
  { id: 1, name: 'Desk lamp', price: 48, inStock: true },
  { id: 2, name: 'Office chair', price: 310, inStock: false },
  { id: 3, name: 'Webcam', price: 85, inStock: true },
];

export default function GridQuickstart() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Products" rows={rows} columns={columns} />
    </div>
  );
}
