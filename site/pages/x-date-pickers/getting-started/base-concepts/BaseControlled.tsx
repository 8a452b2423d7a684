import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function BaseControlled() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker label="Uncontrolled" defaultValue={dayjs('2026-05-14')} />
        <DatePicker label="Controlled" value={value} onChange={setValue} />
      </Stack>
    </LocalizationProvider>
  );
}
