import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function BaseReferenceDate() {
  const [value, setValue] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimePicker
          label="Arrival"
          referenceDate={dayjs('2026-05-14T15:30')}
          value={value}
          onChange={setValue}
        />
        <Typography role="status">
          {value?.isValid()
            ? value.format('MMMM D, YYYY, HH:mm')
            : 'No time yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
