import { useState } from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockFocus() {
  const [view, setView] = useState<TimeView>('hours');
  const [focused, setFocused] = useState<TimeView | null>(null);

  const edit = (next: TimeView) => {
    setView(next);
    setFocused(next);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <ButtonGroup
          size="small"
          aria-label="Edit"
          onFocus={() => setFocused(null)}
        >
          <Button onClick={() => edit('hours')}>Edit the hour</Button>
          <Button onClick={() => edit('minutes')}>Edit the minute</Button>
        </ButtonGroup>
        <TimeClock
          view={view}
          onViewChange={setView}
          focusedView={focused}
          onFocusedViewChange={(next, has) => setFocused(has ? next : null)}
          defaultValue={dayjs('2026-05-14T09:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
