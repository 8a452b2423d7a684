import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DigitalClockAmpm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={3}>
        <DigitalClock ampm defaultValue={dayjs('2026-05-14T15:30')} />
        <DigitalClock ampm={false} defaultValue={dayjs('2026-05-14T15:30')} />
      </Stack>
    </LocalizationProvider>
  );
}
