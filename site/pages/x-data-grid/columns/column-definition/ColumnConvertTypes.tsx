import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

interface Reading {
  id: number;
  sensor: string;
  takenAt: string | null;
  celsius: string;
}

const rows: Reading[] = [
  { id: 1, sensor: 'Boiler', takenAt: '2026-03-02T08:15:00', celsius: '64.5' },
  { id: 2, sensor: 'Hall', takenAt: '2026-03-02T08:20:00', celsius: '9.0' },
  { id: 3, sensor: 'Roof', takenAt: '2026-03-01T23:40:00', celsius: '-2.5' },
  { id: 4, sensor: 'Cellar', takenAt: null, celsius: '11.5' },
];

const columns: GridColDef<Reading>[] = [
  { field: 'sensor', headerName: 'Sensor', flex: 1, minWidth: 100 },
  {
    field: 'takenAt',
    headerName: 'Taken at',
    type: 'dateTime',
    width: 190,
    valueGetter: (value: string | null) => value && new Date(value),
  },
  {
    field: 'celsius',
    headerName: 'Celsius',
    type: 'number',
    valueGetter: (value: string) => Number(value),
  },
];

export default function ColumnConvertTypes() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Readings"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
