import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerShouldDisable() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Workshop"
        views={['year', 'month', 'day', 'hours', 'minutes']}
        shouldDisableDate={(date) => date.day() === 0 || date.day() === 6}
        shouldDisableMonth={(date) => date.month() === 7}
        shouldDisableYear={(date) => date.year() === 2027}
        shouldDisableTime={(time, view) =>
          view === 'hours' && time.hour() === 12
        }
        defaultValue={dayjs('2026-05-14T10:00')}
      />
    </LocalizationProvider>
  );
}
