import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function DateRangeCalendarPosition() {
  const [position, setPosition] = useState<RangePosition>('end');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="The next click sets"
          value={position}
          onChange={(_, next: RangePosition | null) =>
            next && setPosition(next)
          }
        >
          <ToggleButton value="start">Start</ToggleButton>
          <ToggleButton value="end">End</ToggleButton>
        </ToggleButtonGroup>
        <DateRangeCalendar
          calendars={1}
          disableHighlightToday
          rangePosition={position}
          onRangePositionChange={setPosition}
          defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-20')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
