import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

interface Country {
  code: string;
  name: string;
  currency: string;
}

const columns: GridColDef<Country>[] = [
  { field: 'code', headerName: 'Code', width: 80 },
  { field: 'name', headerName: 'Country', flex: 1, minWidth: 120 },
  { field: 'currency', headerName: 'Currency', width: 100 },
];

const rows: Country[] = [
  { code: 'BR', name: 'Brazil', currency: 'BRL' },
  { code: 'JP', name: 'Japan', currency: 'JPY' },
  { code: 'PL', name: 'Poland', currency: 'PLN' },
];

const codeOf = (row: Country) => row.code;

export default function GridRowId() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        aria-label="Countries"
        rows={rows}
        columns={columns}
        getRowId={codeOf}
        hideFooter
      />
    </div>
  );
}
