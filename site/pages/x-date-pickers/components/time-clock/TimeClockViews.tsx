import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        views={['hours', 'minutes', 'seconds']}
        openTo="seconds"
        defaultValue={dayjs('2026-05-14T09:45:30')}
      />
    </LocalizationProvider>
  );
}
