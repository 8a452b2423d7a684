import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldStartEnd() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2026-05-14T22:00'));
  const [error, setError] = useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeField label="Start" value={start} onChange={setStart} />
        <DateTimeField
          label="End"
          minDateTime={start ?? undefined}
          onError={setError}
          helperText={error ? 'Ends before it starts' : 'After the start'}
          defaultValue={dayjs('2026-05-15T06:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
