import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridCsvExportOptions } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(4);
const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'email', headerName: 'Email', width: 200, disableExport: true },
];
const initialState = { columns: { columnVisibilityModel: { country: false } } };

export default function ExportColumns() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = useState('Choose columns to see the CSV');
  const show = (options: GridCsvExportOptions) =>
    setCsv(apiRef.current?.getDataAsCsv(options) ?? '');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => show({})}>Visible</Button>
        <Button onClick={() => show({ allColumns: true })}>All</Button>
        <Button onClick={() => show({ fields: ['email', 'name'] })}>
          Email and name
        </Button>
      </Stack>
      <div style={{ height: 200, width: '100%' }}>
        <DataGrid
          aria-label="Employees"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          density="compact"
          hideFooter
        />
      </div>
      <pre
        tabIndex={0}
        aria-label="Exported text"
        role="region"
        style={{ minHeight: 110, margin: 0, overflow: 'auto' }}
      >
        {csv}
      </pre>
    </Stack>
  );
}
