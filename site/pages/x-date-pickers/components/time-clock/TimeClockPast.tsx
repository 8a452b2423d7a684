import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockPast() {
  const [limit, setLimit] = useState('past');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
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
        <TimeClock
          ampm={false}
          disablePast={limit === 'past'}
          disableFuture={limit === 'future'}
          defaultValue={dayjs('2026-05-14T12:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
