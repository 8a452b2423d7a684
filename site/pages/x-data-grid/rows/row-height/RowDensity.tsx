import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridDensity } from '@mui/x-data-grid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(100);
const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function RowDensity() {
  const [density, setDensity] = useState<GridDensity>('compact');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_, value: GridDensity | null) => value && setDensity(value)}
      >
        {densities.map((one) => (
          <ToggleButton key={one} value={one}>
            {one}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          aria-label="Films in three densities"
          rows={rows}
          columns={filmColumns}
          density={density}
          onDensityChange={setDensity}
          hideFooter
        />
      </div>
    </Stack>
  );
}
