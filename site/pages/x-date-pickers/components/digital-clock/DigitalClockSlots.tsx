import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={3}>
        <DigitalClock
          defaultValue={dayjs('2026-05-14T15:30')}
          slotProps={{ digitalClockItem: { sx: { fontWeight: 600 } } }}
        />
        <MultiSectionDigitalClock
          defaultValue={dayjs('2026-05-14T15:30')}
          slotProps={{ digitalClockSectionItem: { sx: { fontWeight: 600 } } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
