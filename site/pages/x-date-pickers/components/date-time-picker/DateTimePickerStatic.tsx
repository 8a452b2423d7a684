import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function DateTimePickerStatic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        displayStaticWrapperAs="mobile"
        orientation="portrait"
        disableHighlightToday
        localeText={{ toolbarTitle: 'Backup at' }}
        defaultValue={dayjs('2026-05-14T09:45')}
      />
    </LocalizationProvider>
  );
}
