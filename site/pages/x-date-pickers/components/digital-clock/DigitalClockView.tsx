import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockView() {
  const [view, setView] = useState<TimeView | 'meridiem'>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <MultiSectionDigitalClock
          view={view}
          onViewChange={setView}
          defaultValue={dayjs('2026-05-14T15:30')}
        />
        <Typography variant="body2" role="status">
          View: {view}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
