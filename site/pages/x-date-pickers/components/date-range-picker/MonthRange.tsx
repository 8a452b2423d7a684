import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function MonthRange() {
  const [from, setFrom] = useState<Dayjs | null>(dayjs('2026-05-01'));
  const [to, setTo] = useState<Dayjs | null>(dayjs('2026-08-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="From"
          views={['year', 'month']}
          value={from}
          onChange={setFrom}
          maxDate={to ?? undefined}
        />
        <DatePicker
          label="To"
          views={['year', 'month']}
          value={to}
          onChange={setTo}
          minDate={from ?? undefined}
        />
      </Stack>
    </LocalizationProvider>
  );
}
