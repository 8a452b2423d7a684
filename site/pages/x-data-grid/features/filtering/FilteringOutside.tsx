import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { GridFilterModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);
const columns = employeeColumns
  .filter(({ field }) => ['name', 'department', 'remote'].includes(field))
  .map((column) => ({ ...column, width: 150, filterable: false }));

const remoteOnly: GridFilterModel = {
  items: [{ field: 'remote', operator: 'is', value: 'true' }],
};
const everybody: GridFilterModel = { items: [] };

export default function FilteringOutside() {
  const [checked, setChecked] = React.useState(true);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Remote employees only"
        control={
          <Switch checked={checked} onChange={(_, next) => setChecked(next)} />
        }
      />
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={columns}
          filterModel={checked ? remoteOnly : everybody}
          hideFooter
        />
      </div>
    </Stack>
  );
}
