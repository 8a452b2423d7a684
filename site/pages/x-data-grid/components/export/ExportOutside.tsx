import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(80);

export default function ExportOutside() {
  const apiRef = useGridApiRef();
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.exportDataAsCsv({ fileName: 'employees' })
          }
        >
          Download CSV
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.exportDataAsPrint()}
        >
          Print
        </Button>
      </Stack>
      <div style={{ height: 260 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={employeeColumns}
          aria-label="Employees"
          hideFooter
        />
      </div>
    </Stack>
  );
}
