import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function DateTimeFieldTimezone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeField
          label="UTC"
          timezone="UTC"
          defaultValue={dayjs.utc('2026-05-14T13:00:00Z')}
        />
        <DateTimeField
          label="Asia/Tokyo"
          timezone="Asia/Tokyo"
          defaultValue={dayjs.utc('2026-05-14T13:00:00Z')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
