import { format } from 'date-fns-jalali/format';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function JalaliRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
      <DateRangePicker
        label="مرخصی"
        calendars={1}
        dayOfWeekFormatter={(day: Date) => format(day, 'EEEEE')}
        defaultValue={[new Date(2026, 4, 14), new Date(2026, 4, 20)]}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
