import moment from 'moment';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function UtcMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="en">
      <DateTimePicker
        label="Backup (UTC)"
        timezone="UTC"
        defaultValue={moment.utc('2026-05-14T03:00')}
      />
    </LocalizationProvider>
  );
}
