import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DigitalClockMinMax() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        minTime={dayjs('2026-05-14T09:00')}
        maxTime={dayjs('2026-05-14T17:00')}
        shouldDisableTime={(time) => time.hour() === 12}
        defaultValue={dayjs('2026-05-14T11:00')}
      />
    </LocalizationProvider>
  );
}
