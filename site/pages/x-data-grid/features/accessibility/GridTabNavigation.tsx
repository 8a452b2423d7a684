import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { DataGridProps } from '@mui/x-data-grid';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(30);
const columns = tradeColumns.slice(0, 4);
const modes = ['none', 'content', 'header', 'all'] as const;

export default function GridTabNavigation() {
  const [mode, setMode] = useState<DataGridProps['tabNavigation']>('content');
  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="tabNavigation"
        value={mode}
        onChange={(event) =>
          setMode(modes.find((name) => name === event.target.value))
        }
        sx={{ mb: 1, minWidth: 160 }}
      >
        {modes.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 250 }}>
        <DataGrid
          aria-label="Trades"
          rows={rows}
          columns={columns}
          tabNavigation={mode}
          hideFooter
        />
      </div>
    </Box>
  );
}
