import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function BaseStatic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        disableHighlightToday
        slotProps={{ toolbar: { hidden: true } }}
        defaultValue={dayjs('2026-05-14')}
      />
    </LocalizationProvider>
  );
}
