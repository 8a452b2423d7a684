import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

export default function LifecycleCloseOnSelect() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DesktopDatePicker
          label="Stays open until OK"
          closeOnSelect={false}
          defaultValue={dayjs('2026-05-14')}
        />
        <MobileDatePicker
          label="Closes on select"
          closeOnSelect
          defaultValue={dayjs('2026-05-14')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
