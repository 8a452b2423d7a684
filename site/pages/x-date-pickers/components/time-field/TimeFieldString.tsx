import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const stored = '09:45';

export default function TimeFieldString() {
  const [value, setValue] = useState<Dayjs | null>(
    dayjs(`2026-01-01T${stored}`),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeField label="Opens at" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          To save: {value?.isValid() ? value.format('HH:mm') : 'not a time yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
