import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function FareClass() {
  const [fare, setFare] = useState('saver');

  return (
    <Box sx={{ maxWidth: 360, mx: 'auto' }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="large"
        color="secondary"
        aria-label="Fare"
        value={fare}
        onChange={(_event, next: string | null) => setFare(next ?? fare)}
      >
        <ToggleButton value="saver">Saver</ToggleButton>
        <ToggleButton value="flex">Flex</ToggleButton>
        <ToggleButton value="sleeper" disabled>
          Sleeper
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {fare === 'flex'
          ? 'You can return the ticket until the train leaves.'
          : 'This train only. The ticket cannot be returned.'}{' '}
        The sleepers are sold out.
      </Typography>
    </Box>
  );
}
