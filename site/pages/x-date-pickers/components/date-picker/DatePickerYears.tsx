import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Founded"
        views={['year', 'month']}
        openTo="year"
        yearsOrder="desc"
        yearsPerRow={3}
        monthsPerRow={4}
        maxDate={dayjs('2026-12-31')}
        defaultValue={dayjs('2019-03-01')}
      />
    </LocalizationProvider>
  );
}
