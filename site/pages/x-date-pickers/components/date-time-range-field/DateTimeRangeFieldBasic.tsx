import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function DateTimeRangeFieldBasic() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-14T22:00'),
    dayjs('2026-05-15T04:30'),
  ]);
  const [start, end] = value;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateTimeRangeField
          label="Maintenance"
          value={value}
          onChange={setValue}
        />
        <Typography role="status">
          {start?.isValid() && end?.isValid()
            ? `From ${start.format('MMM D, HH:mm')} to ${end.format('MMM D, HH:mm')}`
            : 'Enter both'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
