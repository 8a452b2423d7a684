import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';

export default function DateCalendarView() {
  const [view, setView] = useState<DateView>('day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <ButtonGroup size="small" aria-label="View">
          <Button onClick={() => setView('year')}>Year</Button>
          <Button onClick={() => setView('month')}>Month</Button>
          <Button onClick={() => setView('day')}>Day</Button>
        </ButtonGroup>
        <DateCalendar
          disableHighlightToday
          views={['year', 'month', 'day']}
          view={view}
          onViewChange={setView}
          defaultValue={dayjs('2026-05-14')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
