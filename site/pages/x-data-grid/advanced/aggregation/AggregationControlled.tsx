import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { GridAggregationModel } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(120);
const initialState = {
  columns: { columnVisibilityModel: { director: false, studio: false } },
};

export default function AggregationControlled() {
  const [model, setModel] = useState<GridAggregationModel>({ gross: 'sum' });

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <TextField
          select
          size="small"
          label="Gross"
          value={model.gross ?? 'none'}
          onChange={({ target }) =>
            setModel(target.value === 'none' ? {} : { gross: target.value })
          }
          sx={{ minWidth: 110 }}
        >
          {['none', 'sum', 'avg', 'min', 'max', 'size'].map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Typography variant="body2" role="status">
          aggregationModel: {JSON.stringify(model)}
        </Typography>
      </Stack>
      <div style={{ height: 280, width: '100%' }}>
        <DataGridPremium
          aria-label="Films"
          rows={rows}
          columns={filmColumns}
          initialState={initialState}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
