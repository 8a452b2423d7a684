import 'moment/locale/ar-sa';
import moment from 'moment-hijri';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const dateFormats = { fullDate: 'iD iMMMM iYYYY' };
const firstDay = moment(new Date(1938, 0, 1));
const lastDay = moment(new Date(2075, 11, 31));

export default function Hijri() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterMomentHijri}
      dateFormats={dateFormats}
    >
      <DatePicker
        label="تاريخ الوصول"
        defaultValue={moment(new Date(2026, 4, 14))}
        minDate={firstDay}
        maxDate={lastDay}
      />
    </LocalizationProvider>
  );
}
