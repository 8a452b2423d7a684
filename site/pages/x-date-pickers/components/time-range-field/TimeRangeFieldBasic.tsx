import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function TimeRangeFieldBasic() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-14T09:00'),
    dayjs('2026-05-14T17:30'),
  ]);
  const [start, end] = value;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputTimeRangeField
          label="Shift"
          value={value}
          onChange={setValue}
        />
        <Typography role="status">
          {start?.isValid() && end?.isValid()
            ? `From ${start.format('HH:mm')} to ${end.format('HH:mm')}`
            : 'Enter both'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
