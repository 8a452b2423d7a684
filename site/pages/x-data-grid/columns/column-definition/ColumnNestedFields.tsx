import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

interface Shipment {
  id: number;
  carrier: string;
  to: { city: string; country: { name: string } } | null;
}

const rows: Shipment[] = [
  { id: 1, carrier: 'Rail', to: { city: 'Oslo', country: { name: 'Norway' } } },
  {
    id: 2,
    carrier: 'Truck',
    to: { city: 'Lyon', country: { name: 'France' } },
  },
  { id: 3, carrier: 'Ship', to: { city: 'Accra', country: { name: 'Ghana' } } },
  { id: 4, carrier: 'Truck', to: null },
];

const columns: GridColDef<Shipment>[] = [
  { field: 'carrier', headerName: 'Carrier', width: 120 },
  {
    field: 'city',
    headerName: 'City',
    width: 140,
    valueGetter: (_, row) => row.to?.city ?? 'Not set',
  },
  {
    field: 'country',
    headerName: 'Country',
    width: 140,
    valueGetter: (_, row) => row.to?.country.name,
  },
];

export default function ColumnNestedFields() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
