import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Start date"
        closeOnSelect={false}
        defaultValue={dayjs('2026-05-14')}
        slotProps={{ actionBar: { actions: ['clear', 'today', 'accept'] } }}
      />
    </LocalizationProvider>
  );
}
