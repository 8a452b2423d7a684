import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { deDE, enUS } from '@mui/x-data-grid/locales';
import type { GridColDef } from '@mui/x-data-grid';

interface Text {
  id: string;
  english: string;
  german: string;
}

const german = new Map(
  Object.entries(deDE.components.MuiDataGrid.defaultProps.localeText),
);

const show = (text: unknown) =>
  typeof text === 'string' ? text : 'a function';

const rows: Text[] = Object.entries(
  enUS.components.MuiDataGrid.defaultProps.localeText,
).map(([key, text]) => ({
  id: key,
  english: show(text),
  german: german.has(key) ? show(german.get(key)) : '',
}));

const columns: GridColDef<Text>[] = [
  { field: 'id', headerName: 'Key', flex: 1, minWidth: 220 },
  { field: 'english', headerName: 'English', flex: 1, minWidth: 180 },
  { field: 'german', headerName: 'deDE', flex: 1, minWidth: 180 },
];

export default function GridLocaleKeys() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Translation keys"
        showToolbar
        density="compact"
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
