import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function HeaderFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2026-05-14')}
        disableHighlightToday
        slotProps={{
          toolbar: { toolbarFormat: 'D MMM YYYY' },
          calendarHeader: { format: 'MM/YYYY' },
        }}
      />
    </LocalizationProvider>
  );
}
