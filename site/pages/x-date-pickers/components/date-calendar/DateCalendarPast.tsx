import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarPast() {
  const [limit, setLimit] = useState('past');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Disabled days"
          value={limit}
          onChange={(_event, next: string | null) => setLimit(next ?? limit)}
        >
          <ToggleButton value="past">disablePast</ToggleButton>
          <ToggleButton value="future">disableFuture</ToggleButton>
        </ToggleButtonGroup>
        <DateCalendar
          disableHighlightToday
          disablePast={limit === 'past'}
          disableFuture={limit === 'future'}
        />
      </Stack>
    </LocalizationProvider>
  );
}
