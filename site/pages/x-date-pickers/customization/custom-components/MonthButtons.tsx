import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';

export default function MonthButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MonthCalendar
        defaultValue={dayjs('2026-05-14')}
        disableHighlightToday
        slotProps={{
          monthButton: { sx: { borderRadius: 1, border: 1 } },
        }}
      />
    </LocalizationProvider>
  );
}
