import * as React from 'react';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function TimezoneEmpty() {
  const [value, setValue] = React.useState<dayjs.Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimeField
          label="Maintenance, Denver time"
          timezone="America/Denver"
          referenceDate={dayjs.tz('2026-05-14T00:00', 'America/Denver')}
          value={value}
          onChange={setValue}
        />
        <Button onClick={() => setValue(dayjs.utc('2026-05-14T22:00'))}>
          Use 10 PM UTC
        </Button>
        <Typography variant="body2" role="status">
          {value?.isValid() ? value.toISOString() : 'No value'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
