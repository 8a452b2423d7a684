import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

export default function DateRangePickerClear() {
  const [cleared, setCleared] = useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateRangePicker
          label="Filter by date"
          defaultValue={[dayjs('2026-05-01'), dayjs('2026-05-31')]}
          slotProps={{
            field: {
              clearable: true,
              onClear: () => setCleared((count) => count + 1),
            },
          }}
          sx={{ width: 320, maxWidth: '100%' }}
        />
        <Typography variant="body2" role="status">
          Cleared: {cleared}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
