import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const saved = '2026-05-14';

export default function DatePickerIsoString() {
  const [value, setValue] = useState<Dayjs | null>(() => dayjs(saved));
  const iso = value?.isValid() ? value.format('YYYY-MM-DD') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker label="Due date" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          {JSON.stringify({ due: iso })}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
