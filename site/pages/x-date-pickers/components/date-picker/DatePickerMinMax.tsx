import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerMinMax() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit"
        minDate={dayjs('2026-05-04')}
        maxDate={dayjs('2026-06-26')}
        shouldDisableDate={(date) => date.day() === 1}
        defaultValue={dayjs('2026-05-14')}
        slotProps={{ textField: { helperText: 'Closed on Mondays' } }}
      />
    </LocalizationProvider>
  );
}
