import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';

const naturalOrder = new Intl.Collator('en', { numeric: true });

const columns: GridColDef[] = [
  { field: 'plain', headerName: 'Built-in order', flex: 1, minWidth: 150 },
  {
    field: 'natural',
    headerName: 'Natural order',
    flex: 1,
    minWidth: 150,
    sortComparator: (a: string, b: string) => naturalOrder.compare(a, b),
  },
];

const rows = [
  'Invoice 1',
  'Invoice 10',
  'Invoice 12',
  'Invoice 2',
  'Invoice 21',
  'Invoice 3',
].map((name, id) => ({
  id,
  plain: name,
  natural: name,
}));

export default function SortingNatural() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'natural', sort: 'asc' }] },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
