import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridDensity as Density } from '@mui/x-data-grid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(40);
const densities: Density[] = ['compact', 'standard', 'comfortable'];

export default function GridDensity() {
  const [density, setDensity] = useState<Density>('compact');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, next: Density | null) => setDensity(next ?? density)}
        sx={{ mb: 1 }}
      >
        {densities.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 280 }}>
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={employeeColumns}
          density={density}
          onDensityChange={setDensity}
          hideFooter
        />
      </div>
    </Box>
  );
}
