import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { PopperPlacementType } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

const placements: PopperPlacementType[] = [
  'top-start',
  'top',
  'top-end',
  'right-start',
  'right',
  'right-end',
  'bottom-start',
  'bottom',
  'bottom-end',
  'left-start',
  'left',
  'left-end',
];

export default function PopperPlacement() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [index, setIndex] = useState(2);

  return (
    <Box sx={{ display: 'grid', gap: 6, justifyItems: 'center', pb: 5 }}>
      <TextField
        select
        size="small"
        label="placement"
        value={index}
        onChange={(event) => setIndex(Number(event.target.value))}
        sx={{ width: 180 }}
      >
        {placements.map((placement, position) => (
          <MenuItem key={placement} value={position}>
            {placement}
          </MenuItem>
        ))}
      </TextField>
      <Paper
        ref={setAnchor}
        variant="outlined"
        sx={{ width: 140, py: 4, textAlign: 'center' }}
      >
        anchor
      </Paper>
      <Popper
        role="status"
        open={anchor !== null}
        anchorEl={anchor}
        placement={placements[index]}
        disablePortal
      >
        <Chip color="primary" size="small" label="popper" />
      </Popper>
    </Box>
  );
}
