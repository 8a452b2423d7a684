import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { bikes } from './bikes';
import type { Bike } from './bikes';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 80 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['Ready', 'Rented', 'In repair'],
    width: 120,
  },
  {
    field: 'distance',
    headerName: 'Distance',
    type: 'number',
    valueFormatter: (km: number) => `${km} km`,
    width: 110,
  },
  {
    field: 'checked',
    headerName: 'Last check',
    type: 'date',
    valueFormatter: (date: Date) => day.format(date),
    width: 130,
  },
];

export default function BikeFleet() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Bikes"
        showToolbar
        density="compact"
        rows={bikes}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'distance', sort: 'desc' }] },
        }}
      />
    </div>
  );
}
