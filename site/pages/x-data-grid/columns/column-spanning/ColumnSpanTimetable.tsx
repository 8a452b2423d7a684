import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

interface Day {
  id: number;
  day: string;
  slots: (string | null)[];
}

const hours = ['9:00', '10:00', '11:00', '12:00', '13:00'];
const rows: Day[] = [
  { id: 1, day: 'Mon', slots: ['Math', 'Math', 'Physics', 'Lunch', 'Art'] },
  { id: 2, day: 'Tue', slots: ['History', 'Math', 'Math', 'Lunch', 'Music'] },
  {
    id: 3,
    day: 'Wed',
    slots: ['Field trip', 'Field trip', 'Field trip', 'Lunch', 'Art'],
  },
  {
    id: 4,
    day: 'Thu',
    slots: ['Physics', 'Physics', 'History', 'Lunch', 'Sport'],
  },
];

const columns: GridColDef<Day>[] = [
  { field: 'day', headerName: 'Day', width: 70 },
  ...hours.map((hour, index): GridColDef<Day> => ({
    field: hour,
    headerName: hour,
    flex: 1,
    minWidth: 90,
    align: 'center',
    headerAlign: 'center',
    valueGetter: (_, row) => row.slots[index],
    colSpan: (value, row) => {
      let end = index + 1;
      while (end < hours.length && row.slots[end] === value) end += 1;
      return end - index;
    },
  })),
];

export default function ColumnSpanTimetable() {
  return (
    <div style={{ minHeight: 266, width: '100%' }}>
      <DataGrid
        aria-label="Timetable"
        rows={rows}
        columns={columns}
        disableColumnSorting
        disableColumnMenu
        disableColumnResize
        disableRowSelectionOnClick
        showCellVerticalBorder
        hideFooter
      />
    </div>
  );
}
