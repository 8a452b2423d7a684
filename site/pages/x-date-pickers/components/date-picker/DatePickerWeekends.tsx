import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const holidays = new Set(['2026-05-01', '2026-05-25']);

export default function DatePickerWeekends() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Working day"
        shouldDisableDate={(date) =>
          [0, 6].includes(date.day()) || holidays.has(date.format('YYYY-MM-DD'))
        }
        defaultValue={dayjs('2026-05-14')}
      />
    </LocalizationProvider>
  );
}
