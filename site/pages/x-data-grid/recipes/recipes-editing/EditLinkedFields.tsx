import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GridEditSingleSelectCell, useGridApiContext } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridEditSingleSelectCellProps,
} from '@mui/x-data-grid';

interface Ticket {
  id: number;
  guest: string;
  area: string;
  seat: string;
}

const seats: Record<string, string[]> = {
  Floor: ['F1', 'F2', 'F3'],
  Balcony: ['B1', 'B2'],
};

const rows: Ticket[] = [
  { id: 1, guest: 'Priya Haddad', area: 'Floor', seat: 'F2' },
  { id: 2, guest: 'Amir Castro', area: 'Balcony', seat: 'B1' },
  { id: 3, guest: 'Zoe Farouk', area: 'Floor', seat: '' },
];

function AreaEditor(props: GridEditSingleSelectCellProps) {
  const apiRef = useGridApiContext();
  return (
    <GridEditSingleSelectCell
      {...props}
      onValueChange={async () => {
        await apiRef.current.setEditCellValue({
          id: props.id,
          field: 'seat',
          value: null,
        });
      }}
    />
  );
}

const columns: GridColDef<Ticket>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  {
    field: 'area',
    headerName: 'Area',
    type: 'singleSelect',
    valueOptions: Object.keys(seats),
    width: 120,
    editable: true,
    renderEditCell: (params) => <AreaEditor {...params} />,
  },
  {
    field: 'seat',
    headerName: 'Seat',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      row ? (seats[row.area] ?? []) : Object.values(seats).flat(),
    width: 100,
    editable: true,
  },
];

export default function EditLinkedFields() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        aria-label="Tickets"
        rows={rows}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </div>
  );
}
