import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function DateRangePickerBasic() {
  const [[arrival, departure], setStay] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-14'),
    dayjs('2026-05-17'),
  ]);
  const nights = arrival && departure ? departure.diff(arrival, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateRangePicker
          label="Stay"
          value={[arrival, departure]}
          onChange={setStay}
        />
        <Typography role="status">
          {nights > 0 ? `${nights} nights` : 'Choose both dates'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
