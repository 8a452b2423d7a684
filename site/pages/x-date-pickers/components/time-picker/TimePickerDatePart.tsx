import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerDatePart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="After the launch"
        minTime={dayjs('2026-05-13T12:00')}
        disableIgnoringDatePartForTimeValidation
        defaultValue={dayjs('2026-05-14T09:00')}
      />
    </LocalizationProvider>
  );
}
