import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockView() {
  const [view, setView] = useState<TimeView>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <ButtonGroup size="small" aria-label="View">
          <Button onClick={() => setView('hours')}>Hours</Button>
          <Button onClick={() => setView('minutes')}>Minutes</Button>
        </ButtonGroup>
        <TimeClock
          view={view}
          onViewChange={setView}
          defaultValue={dayjs('2026-05-14T09:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
