import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TimeFieldDisabledTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Not at lunch"
        ampm={false}
        shouldDisableTime={(time, view) =>
          view === 'hours' && time.hour() === 12
        }
        defaultValue={dayjs('2026-05-14T12:30')}
      />
    </LocalizationProvider>
  );
}
