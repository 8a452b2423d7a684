import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

export default function DateTimeFieldIso() {
  const [value, setValue] = useState<Dayjs | null>(
    dayjs.utc('2026-05-14T09:45:00Z'),
  );
  const [saved, setSaved] = useState('2026-05-14T09:45:00.000Z');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeField
          label="Published (UTC)"
          timezone="UTC"
          value={value}
          onChange={(next, { validationError }) => {
            setValue(next);
            if (next && !validationError) setSaved(next.toISOString());
          }}
        />
        <Typography variant="body2" role="status">
          Saved: {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
