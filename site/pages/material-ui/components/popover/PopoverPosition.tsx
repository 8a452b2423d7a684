import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const verticals = ['top', 'center', 'bottom'] as const;
const horizontals = ['left', 'center', 'right'] as const;

interface PointProps {
  label: string;
  value: readonly [number, number];
  onChange: (value: readonly [number, number]) => void;
}

function Point({ label, value, onChange }: PointProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value.join()}
      onChange={(event) => {
        const [vertical = 0, horizontal = 0] = event.target.value
          .split(',')
          .map(Number);
        onChange([vertical, horizontal]);
      }}
      sx={{ width: 170 }}
    >
      {verticals.map((vertical, y) =>
        horizontals.map((horizontal, x) => (
          <MenuItem key={`${y},${x}`} value={`${y},${x}`}>
            {vertical} {horizontal}
          </MenuItem>
        )),
      )}
    </TextField>
  );
}

export default function PopoverPosition() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [from, setFrom] = useState<readonly [number, number]>([2, 0]);
  const [to, setTo] = useState<readonly [number, number]>([0, 0]);

  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'center' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'center',
        }}
      >
        <Point label="anchorOrigin" value={from} onChange={setFrom} />
        <Point label="transformOrigin" value={to} onChange={setTo} />
      </Box>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Open popover
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{
          vertical: verticals[from[0]] ?? 'top',
          horizontal: horizontals[from[1]] ?? 'left',
        }}
        transformOrigin={{
          vertical: verticals[to[0]] ?? 'top',
          horizontal: horizontals[to[1]] ?? 'left',
        }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Position' } }}
      >
        <Typography sx={{ p: 2 }}>The content of the popover.</Typography>
      </Popover>
    </Box>
  );
}
