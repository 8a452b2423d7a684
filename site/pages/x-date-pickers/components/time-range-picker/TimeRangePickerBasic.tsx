import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function TimeRangePickerBasic() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-14T09:00'),
    dayjs('2026-05-14T17:30'),
  ]);
  const [start, end] = value;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimeRangePicker
          label="Opening hours"
          value={value}
          onChange={setValue}
        />
        <Typography role="status">
          {start?.isValid() && end?.isValid()
            ? `${end.diff(start, 'minute') / 60} hours`
            : 'Choose start and end'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
