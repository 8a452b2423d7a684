import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function DateTimeRangePickerBasic() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-14T10:00'),
    dayjs('2026-05-17T16:30'),
  ]);
  const [start, end] = value;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 460, maxWidth: '100%' }}>
        <DateTimeRangePicker label="Rental" value={value} onChange={setValue} />
        <Typography role="status">
          {start?.isValid() && end?.isValid()
            ? `${end.diff(start, 'minute') / 60} hours`
            : 'Choose start and end'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
