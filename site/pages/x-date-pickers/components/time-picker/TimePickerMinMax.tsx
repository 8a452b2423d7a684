import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerMinMax() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Table for two"
        minTime={dayjs('2026-05-14T17:00')}
        maxTime={dayjs('2026-05-14T21:30')}
        shouldDisableTime={(time, view) =>
          view === 'hours' && time.hour() === 19
        }
        defaultValue={dayjs('2026-05-14T18:30')}
        slotProps={{ textField: { helperText: 'No tables at 7 PM' } }}
      />
    </LocalizationProvider>
  );
}
