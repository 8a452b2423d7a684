import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldControlled() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField label="Invoice date" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          {value === null && 'Empty or incomplete'}
          {value &&
            (value.isValid() ? value.format('MMMM D, YYYY') : 'Invalid')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
