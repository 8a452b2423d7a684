import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function DatePickerTimezone() {
  const [value, setValue] = useState<Dayjs | null>(
    dayjs.utc('2026-05-14T00:00:00Z'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Settlement day (UTC)"
          timezone="UTC"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" role="status">
          {value?.isValid() ? value.toISOString() : 'No date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
