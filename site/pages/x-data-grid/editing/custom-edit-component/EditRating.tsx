import Rating from '@mui/material/Rating';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);

function RatingEditor({
  id,
  field,
  value,
}: GridRenderEditCellParams<Employee, number>) {
  const apiRef = useGridApiContext();
  return (
    <Rating
      name={`rating-${id}`}
      value={value ?? null}
      onChange={(_, newValue) => {
        void apiRef.current.setEditCellValue({ id, field, value: newValue });
      }}
      sx={{ px: 1.25 }}
    />
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 170,
    editable: true,
    display: 'flex',
    renderCell: ({ value }) => <Rating readOnly value={value} />,
    renderEditCell: (params) => <RatingEditor {...params} />,
  },
];

export default function EditRating() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGrid
        aria-label="Employees with ratings"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
