import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ValidationStartEnd() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2026-05-14'));
  const [end, setEnd] = useState<Dayjs | null>(dayjs('2026-05-17'));
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker label="Start" value={start} onChange={setStart} />
        <DatePicker
          label="End"
          minDate={start ?? undefined}
          value={end}
          onChange={setEnd}
          onError={setError}
          slotProps={{
            textField: {
              helperText: error === 'minDate' ? 'The end is too early' : ' ',
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
