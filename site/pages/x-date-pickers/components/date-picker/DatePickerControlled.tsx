import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerControlled() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker label="Check-in" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          {value?.isValid() ? value.format('YYYY-MM-DD') : 'No date'}
        </Typography>
        <Button onClick={() => setValue(null)}>Reset</Button>
      </Stack>
    </LocalizationProvider>
  );
}
