import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ValidationMinMaxTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        defaultValue={dayjs('2026-05-14T10:00')}
        minTime={dayjs('2026-05-14T09:00')}
        maxTime={dayjs('2026-05-14T11:30')}
        sx={{ width: 160 }}
      />
    </LocalizationProvider>
  );
}
