import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { deDE } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const texts = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function TimeRangeFieldLocale() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={texts}
    >
      <SingleInputTimeRangeField
        label="Zeitraum"
        defaultValue={[dayjs('2026-05-14T09:00'), dayjs('2026-05-14T17:30')]}
        sx={{ width: 400, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
