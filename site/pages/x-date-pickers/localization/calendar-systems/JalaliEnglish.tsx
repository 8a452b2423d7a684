import { enUS } from 'date-fns-jalali/locale/en-US';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function JalaliEnglish() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFnsJalali}
      adapterLocale={enUS}
    >
      <DatePicker
        label="Delivery"
        format="d MMMM yyyy"
        defaultValue={new Date(2026, 4, 14)}
      />
    </LocalizationProvider>
  );
}
