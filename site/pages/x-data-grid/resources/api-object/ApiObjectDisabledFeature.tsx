import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  departments,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(80);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  {
    field: 'department',
    headerName: 'Department',
    width: 140,
    filterable: false,
  },
  { field: 'country', headerName: 'Country', width: 120 },
];

export default function ApiObjectDisabledFeature() {
  const apiRef = useGridApiRef();

  const show = (department: string) => {
    apiRef.current?.setFilterModel({
      items: [{ field: 'department', operator: 'equals', value: department }],
    });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {departments.slice(0, 3).map((department) => (
          <Button key={department} onClick={() => show(department)}>
            {department}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 260 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Employees"
          rows={rows}
          columns={columns}
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
