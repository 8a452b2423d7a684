import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function DateRangeFieldBasic() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-14'),
    dayjs('2026-05-17'),
  ]);
  const [start, end] = value;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateRangeField
          label="Stay"
          value={value}
          onChange={setValue}
        />
        <Typography role="status">
          {start?.isValid() && end?.isValid()
            ? `From ${start.format('MMMM D')} to ${end.format('MMMM D')}`
            : 'Enter both'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
