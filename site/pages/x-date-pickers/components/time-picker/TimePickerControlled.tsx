import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerControlled() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14T09:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimePicker label="Opens at" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          {value?.isValid() ? value.format('HH:mm') : 'No time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
