import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import type { TimeView } from '@mui/x-date-pickers/models';

export default function TimePickerView() {
  const [view, setView] = useState<TimeView>('minutes');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <MobileTimePicker
          label="Departure"
          view={view}
          onViewChange={setView}
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <Typography variant="body2" role="status">
          View: {view}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
