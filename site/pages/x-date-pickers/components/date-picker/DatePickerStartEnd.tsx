import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerStartEnd() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2026-05-14'));
  const [end, setEnd] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Start"
          value={start}
          onChange={setStart}
          maxDate={end ?? undefined}
        />
        <DatePicker
          label="End"
          value={end}
          onChange={setEnd}
          minDate={start ?? undefined}
          referenceDate={start?.isValid() ? start : undefined}
        />
      </Stack>
    </LocalizationProvider>
  );
}
