import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockDatePart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        minTime={dayjs('2026-05-13T12:00')}
        maxTime={dayjs('2026-05-14T12:00')}
        disableIgnoringDatePartForTimeValidation
        defaultValue={dayjs('2026-05-14T09:00')}
      />
    </LocalizationProvider>
  );
}
