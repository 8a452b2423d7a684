import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { deDE } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function QuickstartLocale() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={german}
    >
      <DatePicker label="Lieferung" defaultValue={dayjs('2026-05-14')} />
    </LocalizationProvider>
  );
}
