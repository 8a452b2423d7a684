import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ValidationDisabledTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        ampm={false}
        defaultValue={dayjs('2026-05-14T14:30')}
        shouldDisableTime={(time, view) =>
          (view === 'hours' && time.hour() === 13) ||
          (view === 'minutes' && time.hour() > 14 && time.minute() === 30)
        }
        sx={{ width: 160 }}
      />
    </LocalizationProvider>
  );
}
