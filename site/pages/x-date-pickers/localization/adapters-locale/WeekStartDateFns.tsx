import { enUS } from 'date-fns/locale/en-US';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const enMonday = {
  ...enUS,
  options: { ...enUS.options, weekStartsOn: 1 as const },
};

export default function WeekStartDateFns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enMonday}>
      <DatePicker label="Shift" defaultValue={new Date(2026, 4, 14)} />
    </LocalizationProvider>
  );
}
