import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const british = dayjs.Ls['en-gb'];
if (british) {
  const formats = { ...british.formats, L: 'DD-MMM-YYYY', LT: 'h:mm A' };
  dayjs.locale({ ...british, name: 'en-airline', formats }, undefined, true);
}

export default function CustomLocale() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-airline">
      <DateTimePicker
        label="Boarding"
        defaultValue={dayjs('2026-05-14T15:30')}
      />
    </LocalizationProvider>
  );
}
