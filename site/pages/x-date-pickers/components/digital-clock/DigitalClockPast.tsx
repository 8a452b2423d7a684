import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockPast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}
      >
        <DigitalClock disablePast />
        <DigitalClock disableFuture />
        <MultiSectionDigitalClock disablePast ampm={false} />
        <MultiSectionDigitalClock disableFuture ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
