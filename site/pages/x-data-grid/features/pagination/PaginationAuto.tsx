import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);

export default function PaginationAuto() {
  const [height, setHeight] = React.useState(420);
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Slider
        aria-label="Height of the grid"
        min={220}
        max={420}
        step={40}
        value={height}
        onChange={(_, value) => setHeight(value)}
        sx={{ width: 200 }}
      />
      <div style={{ height: 420 }}>
        <div style={{ height }}>
          <DataGrid
            aria-label="Employees"
            rows={rows}
            columns={employeeColumns}
            autoPageSize
          />
        </div>
      </div>
    </Stack>
  );
}
