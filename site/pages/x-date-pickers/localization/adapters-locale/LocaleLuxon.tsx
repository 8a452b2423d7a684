import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LocaleLuxon() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="pt-BR">
      <DatePicker
        label="Chegada"
        defaultValue={DateTime.fromISO('2026-05-14')}
      />
    </LocalizationProvider>
  );
}
