import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

interface Slot {
  id: number;
  time: string;
  classA: string;
  classB: string;
}

// A lecture for both classes fills two columns; a double period fills two rows.
const rows: Slot[] = [
  { id: 1, time: '9:00', classA: 'Biology', classB: 'History' },
  { id: 2, time: '10:00', classA: 'Biology', classB: 'Music' },
  { id: 3, time: '11:00', classA: 'Assembly', classB: 'Assembly' },
  { id: 4, time: '12:00', classA: 'Chemistry', classB: 'Art' },
  { id: 5, time: '13:00', classA: 'English', classB: 'Art' },
];

const columns: GridColDef<Slot>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  {
    field: 'classA',
    headerName: 'Class 5A',
    flex: 1,
    minWidth: 110,
    colSpan: (value, row) => (value === row.classB ? 2 : 1),
  },
  { field: 'classB', headerName: 'Class 5B', flex: 1, minWidth: 110 },
];

export default function RowAndColumnSpan() {
  return (
    <div style={{ height: 278, width: '100%' }}>
      <DataGrid
        aria-label="Timetable"
        rowHeight={44}
        rows={rows}
        columns={columns}
        rowSpanning
        disableColumnSorting
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
      />
    </div>
  );
}
