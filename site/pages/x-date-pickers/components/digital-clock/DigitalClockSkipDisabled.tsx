import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockSkipDisabled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={3}>
        <DigitalClock
          skipDisabled
          minTime={dayjs('2026-05-14T09:00')}
          maxTime={dayjs('2026-05-14T17:00')}
          defaultValue={dayjs('2026-05-14T10:30')}
        />
        <MultiSectionDigitalClock
          skipDisabled
          ampm={false}
          minTime={dayjs('2026-05-14T09:00')}
          maxTime={dayjs('2026-05-14T17:00')}
          defaultValue={dayjs('2026-05-14T10:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
