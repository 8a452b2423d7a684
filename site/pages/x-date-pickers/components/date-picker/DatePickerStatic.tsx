import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function DatePickerStatic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="mobile"
        orientation="portrait"
        disableHighlightToday
        defaultValue={dayjs('2026-05-14')}
        localeText={{ toolbarTitle: 'Inspection date' }}
        slotProps={{ actionBar: { actions: ['cancel', 'accept'] } }}
      />
    </LocalizationProvider>
  );
}
