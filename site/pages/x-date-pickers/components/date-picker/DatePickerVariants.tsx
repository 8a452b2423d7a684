import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

export default function DatePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DatePicker
          label="DatePicker, dialog below 900 px"
          desktopModeMediaQuery="@media (min-width: 900px)"
          defaultValue={dayjs('2026-05-14')}
        />
        <DesktopDatePicker
          label="DesktopDatePicker"
          defaultValue={dayjs('2026-05-14')}
        />
        <MobileDatePicker
          label="MobileDatePicker"
          defaultValue={dayjs('2026-05-14')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
