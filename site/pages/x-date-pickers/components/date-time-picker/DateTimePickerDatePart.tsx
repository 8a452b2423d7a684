import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerDatePart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Not before the launch"
        minTime={dayjs('2026-05-13T12:00')}
        disableIgnoringDatePartForTimeValidation
        defaultValue={dayjs('2026-05-14T09:00')}
      />
    </LocalizationProvider>
  );
}
