import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockPast() {
  const [limit, setLimit] = useState('past');
  const limits = {
    disablePast: limit === 'past',
    disableFuture: limit === 'future',
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Disabled times"
          value={limit}
          onChange={(_event, next: string | null) => setLimit(next ?? limit)}
        >
          <ToggleButton value="past">disablePast</ToggleButton>
          <ToggleButton value="future">disableFuture</ToggleButton>
        </ToggleButtonGroup>
        <Stack direction="row" spacing={3}>
          <DigitalClock {...limits} ampm={false} />
          <MultiSectionDigitalClock {...limits} ampm={false} />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
