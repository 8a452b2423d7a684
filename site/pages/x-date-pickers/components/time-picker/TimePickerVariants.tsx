import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <TimePicker
          label="TimePicker, dialog below 900 px"
          desktopModeMediaQuery="@media (min-width: 900px)"
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <DesktopTimePicker
          label="DesktopTimePicker"
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <MobileTimePicker
          label="MobileTimePicker"
          ampmInClock
          defaultValue={dayjs('2026-05-14T09:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
