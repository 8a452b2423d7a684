import * as React from 'react';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function ValueTimezone() {
  const [arrival, setArrival] = React.useState<dayjs.Dayjs | null>(() =>
    dayjs.tz('2026-05-14T09:00', 'Europe/Paris'),
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateTimeField
          label="Arrival, Tokyo time"
          timezone="Asia/Tokyo"
          value={arrival}
          onChange={setArrival}
        />
        <Typography variant="body2" role="status">
          {arrival?.isValid()
            ? `Value in Paris time: ${arrival.format('D MMM YYYY, HH:mm Z')}`
            : 'No value'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
