import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, city: 'Lisbon', country: 'Portugal', guests: 48 },
  { id: 2, city: 'Kyoto', country: 'Japan', guests: 31 },
  { id: 3, city: 'Oaxaca', country: 'Mexico', guests: 27 },
];

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
  { field: 'guests', headerName: 'Guests', type: 'number' },
];

export default function RowsBasic() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid aria-label="Hotels" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
