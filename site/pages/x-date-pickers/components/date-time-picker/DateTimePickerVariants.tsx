import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

export default function DateTimePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DateTimePicker
          label="DateTimePicker, dialog below 900 px"
          desktopModeMediaQuery="@media (min-width: 900px)"
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <DesktopDateTimePicker
          label="DesktopDateTimePicker"
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <MobileDateTimePicker
          label="MobileDateTimePicker"
          defaultValue={dayjs('2026-05-14T09:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
