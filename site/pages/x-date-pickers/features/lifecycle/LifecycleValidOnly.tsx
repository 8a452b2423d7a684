import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const initial = dayjs('2026-05-14');

export default function LifecycleValidOnly() {
  const [date, setDate] = useState<dayjs.Dayjs | null>(initial);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DatePicker
          label="Deadline"
          defaultValue={initial}
          maxDate={dayjs('2026-12-31')}
          onChange={(value, { validationError }) => {
            if (validationError === null) {
              setDate(value);
            }
          }}
        />
        <Typography role="status">
          Last valid: {date?.format('MMMM D, YYYY') ?? 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
