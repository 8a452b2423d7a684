import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockMultiAmpm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}
      >
        <MultiSectionDigitalClock
          ampm
          defaultValue={dayjs('2026-05-14T15:30')}
        />
        <MultiSectionDigitalClock
          ampm={false}
          defaultValue={dayjs('2026-05-14T15:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
