import moment from 'moment-timezone';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TimezoneMoment() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterMoment}
      dateLibInstance={moment}
      adapterLocale="en"
    >
      <DateTimePicker
        label="Doors open in Sydney"
        defaultValue={moment.tz('2026-05-14T19:00', 'Australia/Sydney')}
      />
    </LocalizationProvider>
  );
}
