import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import type { DateOrTimeView } from '@mui/x-date-pickers/models';

export default function DateTimePickerView() {
  const [view, setView] = useState<DateOrTimeView>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <MobileDateTimePicker
          label="Boarding"
          view={view}
          onViewChange={(next) => next !== 'meridiem' && setView(next)}
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <Typography variant="body2" role="status">
          View: {view}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
