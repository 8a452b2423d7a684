import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerMinTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Consultation"
        minDate={dayjs('2026-05-04')}
        maxDate={dayjs('2026-06-26')}
        minTime={dayjs('2026-05-04T09:00')}
        maxTime={dayjs('2026-05-04T16:30')}
        defaultValue={dayjs('2026-05-14T10:00')}
      />
    </LocalizationProvider>
  );
}
