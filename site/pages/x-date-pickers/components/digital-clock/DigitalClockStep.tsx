import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DigitalClockStep() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock timeStep={60} defaultValue={dayjs('2026-05-14T15:00')} />
    </LocalizationProvider>
  );
}
