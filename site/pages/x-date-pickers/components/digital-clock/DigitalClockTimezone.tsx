import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function DigitalClockTimezone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={3}>
        <DigitalClock
          ampm={false}
          timezone="UTC"
          defaultValue={dayjs.utc('2026-05-14T06:00:00Z')}
        />
        <MultiSectionDigitalClock
          ampm={false}
          timezone="Asia/Tokyo"
          defaultValue={dayjs.utc('2026-05-14T06:00:00Z')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
