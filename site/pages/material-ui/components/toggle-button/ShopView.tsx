import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const counts = new Map([
  ['new', 'Showing 24 new bicycles'],
  ['used', 'Showing 61 used bicycles'],
  ['parts', 'Showing 340 parts'],
]);

export default function ShopView() {
  const [kind, setKind] = useState('used');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="What to show"
        value={kind}
        onChange={(_event, next: string | null) => setKind(next ?? kind)}
      >
        <ToggleButton value="new">New</ToggleButton>
        <ToggleButton value="used">Used</ToggleButton>
        <ToggleButton value="parts">Parts</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" variant="body2">
        {counts.get(kind)}
      </Typography>
    </Stack>
  );
}
