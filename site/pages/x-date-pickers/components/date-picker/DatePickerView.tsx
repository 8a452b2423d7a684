import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';

export default function DatePickerView() {
  const [view, setView] = useState<DateView>('month');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Contract start"
          views={['year', 'month', 'day']}
          view={view}
          onViewChange={setView}
          defaultValue={dayjs('2026-05-14')}
        />
        <Typography variant="body2" role="status">
          View: {view}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
