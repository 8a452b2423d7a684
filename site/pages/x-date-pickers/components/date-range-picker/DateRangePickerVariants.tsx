import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [dayjs('2026-05-14'), dayjs('2026-05-17')];

export default function DateRangePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateRangePicker
          label="Responsive"
          desktopModeMediaQuery="@media (min-width: 600px)"
          defaultValue={range}
        />
        <DesktopDateRangePicker label="Desktop" defaultValue={range} />
        <MobileDateRangePicker label="Mobile" defaultValue={range} />
      </Stack>
    </LocalizationProvider>
  );
}
