import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerReferenceDate() {
  const [value, setValue] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimePicker
          label="Start"
          value={value}
          onChange={setValue}
          referenceDate={dayjs('2026-07-04T09:00')}
        />
        <Typography variant="body2" role="status">
          {value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'No time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
