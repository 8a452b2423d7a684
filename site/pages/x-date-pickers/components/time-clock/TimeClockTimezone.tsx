import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function TimeClockTimezone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        timezone="Asia/Tokyo"
        defaultValue={dayjs.utc('2026-05-14T06:00:00Z')}
      />
    </LocalizationProvider>
  );
}
