import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockSwitcher() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        showViewSwitcher
        defaultValue={dayjs('2026-05-14T09:45')}
        slotProps={{ previousIconButton: { color: 'primary' } }}
      />
    </LocalizationProvider>
  );
}
