import moment from 'moment';
import 'moment/dist/locale/nl';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LocaleMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="nl">
      <DatePicker label="Aankomst" defaultValue={moment('2026-05-14')} />
    </LocalizationProvider>
  );
}
