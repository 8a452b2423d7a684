import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldString() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('1991-08-23'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField label="Date of birth" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          To save:{' '}
          {value?.isValid() ? value.format('YYYY-MM-DD') : 'not a date yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
