import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

export default function LocaleTextPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Check-in"
        defaultValue={dayjs('2026-05-14')}
        localeText={{
          toolbarTitle: 'When do you arrive?',
          okButtonLabel: 'Book this day',
        }}
      />
    </LocalizationProvider>
  );
}
