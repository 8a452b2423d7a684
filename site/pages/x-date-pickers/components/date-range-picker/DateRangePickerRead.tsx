import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

export default function DateRangePickerRead() {
  const [query, setQuery] = useState('from=2026-05-01&to=2026-05-31');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateRangePicker
          label="Orders"
          defaultValue={[dayjs('2026-05-01'), dayjs('2026-05-31')]}
          onAccept={(range) => {
            const [from, to] = range.map((day) => day?.format('YYYY-MM-DD'));
            setQuery(from && to ? `from=${from}&to=${to}` : 'all orders');
          }}
          sx={{ width: 320, maxWidth: '100%' }}
        />
        <Typography variant="body2" role="status">
          Request: {query}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
