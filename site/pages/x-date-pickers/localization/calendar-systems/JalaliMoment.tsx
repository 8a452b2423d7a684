import moment from 'moment-jalaali';
import 'moment/locale/fa';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

moment.loadPersian({ dialect: 'persian-modern', usePersianDigits: true });

const dateFormats = { fullDate: 'jD jMMMM jYYYY' };

export default function JalaliMoment() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterMomentJalaali}
      dateFormats={dateFormats}
    >
      <DatePicker label="تاریخ تحویل" defaultValue={moment('2026-05-14')} />
    </LocalizationProvider>
  );
}
