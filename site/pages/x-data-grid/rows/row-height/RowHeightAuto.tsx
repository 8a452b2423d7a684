import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeNotes } from './notes';
import type { Note } from './notes';

const rows = makeNotes(100);

const columns: GridColDef<Note>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'text', headerName: 'Note', flex: 1, minWidth: 160 },
];

const getRowHeight = () => 'auto' as const;

export default function RowHeightAuto() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Notes on orders"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
        hideFooter
      />
    </div>
  );
}
