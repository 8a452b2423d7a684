import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import { createGroupServer } from '../../../../families/x-data-grid/data/groupServer';

const source = createGroupServer(makeFilms(200));
const columns = filmColumns.filter(({ field }) =>
  ['title', 'studio', 'genre', 'rating'].includes(field),
);

export default function ServerGroupsControlled() {
  const [model, setModel] = React.useState<readonly string[]>(['studio']);
  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Group films by"
        value={model[0] ?? 'none'}
        onChange={(_, field: string | null) =>
          field !== null && setModel(field === 'none' ? [] : [field])
        }
      >
        <ToggleButton value="studio">Studio</ToggleButton>
        <ToggleButton value="genre">Genre</ToggleButton>
        <ToggleButton value="none">No groups</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPremium
          aria-label="Films"
          columns={columns}
          dataSource={source}
          pagination
          columnVisibilityModel={Object.fromEntries(
            model.map((field) => [field, false]),
          )}
          rowGroupingModel={[...model]}
          onRowGroupingModelChange={setModel}
          density="compact"
        />
      </div>
    </Stack>
  );
}
