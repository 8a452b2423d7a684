import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockDatePart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={3}>
        <DigitalClock
          minTime={dayjs('2026-05-13T12:00')}
          disableIgnoringDatePartForTimeValidation
          defaultValue={dayjs('2026-05-14T09:00')}
        />
        <MultiSectionDigitalClock
          ampm={false}
          maxTime={dayjs('2026-05-15T08:00')}
          disableIgnoringDatePartForTimeValidation
          defaultValue={dayjs('2026-05-14T09:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
