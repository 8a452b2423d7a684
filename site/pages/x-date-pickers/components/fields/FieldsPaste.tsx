import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldsPaste() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="Paste a date"
          format="MM/DD/YYYY"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" role="status">
          {value?.isValid() ? value.format('MMMM D, YYYY') : 'No date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
