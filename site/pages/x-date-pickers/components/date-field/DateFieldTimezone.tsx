import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function DateFieldTimezone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="UTC"
          timezone="UTC"
          defaultValue={dayjs.utc('2026-05-14T02:00:00Z')}
        />
        <DateField
          label="America/New_York"
          timezone="America/New_York"
          defaultValue={dayjs.utc('2026-05-14T02:00:00Z')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
