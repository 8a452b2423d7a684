import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(200);

export default function PivotingControlled() {
  const [active, setActive] = useState(true);
  const [model, setModel] = useState<GridPivotModel>({
    rows: [{ field: 'genre' }],
    columns: [{ field: 'studio', sort: 'asc' }],
    values: [{ field: 'gross', aggFunc: 'sum' }],
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          label="Pivot"
          control={
            <Switch
              checked={active}
              onChange={(_, checked) => setActive(checked)}
            />
          }
        />
        <ToggleButtonGroup
          exclusive
          aria-label="Value"
          size="small"
          value={model.values[0]?.aggFunc}
          onChange={(_, aggFunc: string | null) =>
            aggFunc &&
            setModel({ ...model, values: [{ field: 'gross', aggFunc }] })
          }
        >
          <ToggleButton value="sum">sum</ToggleButton>
          <ToggleButton value="avg">avg</ToggleButton>
          <ToggleButton value="max">max</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <div style={{ height: 320, width: '100%' }}>
        <DataGridPremium
          aria-label="Gross by genre and studio"
          rows={rows}
          columns={filmColumns}
          pivotActive={active}
          onPivotActiveChange={setActive}
          pivotModel={model}
          onPivotModelChange={setModel}
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
