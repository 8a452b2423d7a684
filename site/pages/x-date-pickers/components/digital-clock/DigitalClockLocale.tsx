import dayjs from 'dayjs';
import 'dayjs/locale/ko';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockLocale() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="ko">
      <Stack direction="row" spacing={3}>
        <DigitalClock ampm defaultValue={dayjs('2026-05-14T15:30')} />
        <MultiSectionDigitalClock
          ampm
          defaultValue={dayjs('2026-05-14T15:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
