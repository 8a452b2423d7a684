import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function BaseMediaQuery() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Popup from 600 px on"
        desktopModeMediaQuery="@media (min-width: 600px)"
        defaultValue={dayjs('2026-05-14')}
      />
    </LocalizationProvider>
  );
}
