import { useState } from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

type View = TimeView | 'meridiem';

export default function DigitalClockFocus() {
  const [view, setView] = useState<View>('hours');
  const [focused, setFocused] = useState<View | null>(null);

  const edit = (next: View) => {
    setView(next);
    setFocused(next);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <Stack direction="row" onFocus={() => setFocused(null)}>
          <Button onClick={() => edit('hours')}>Hour</Button>
          <Button onClick={() => edit('minutes')}>Minute</Button>
          <Button onClick={() => edit('meridiem')}>AM or PM</Button>
        </Stack>
        <MultiSectionDigitalClock
          view={view}
          onViewChange={setView}
          focusedView={focused}
          onFocusedViewChange={(next, has) => setFocused(has ? next : null)}
          defaultValue={dayjs('2026-05-14T15:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
