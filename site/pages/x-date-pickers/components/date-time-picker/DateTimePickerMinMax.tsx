import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerMinMax() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Maintenance window"
        minDateTime={dayjs('2026-05-14T20:00')}
        maxDateTime={dayjs('2026-05-18T06:00')}
        defaultValue={dayjs('2026-05-15T02:00')}
      />
    </LocalizationProvider>
  );
}
