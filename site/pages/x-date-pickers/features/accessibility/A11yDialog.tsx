import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

export default function A11yDialog() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Check-in"
        defaultValue={dayjs('2026-05-14')}
        localeText={{ toolbarTitle: 'Day of check-in' }}
      />
    </LocalizationProvider>
  );
}
