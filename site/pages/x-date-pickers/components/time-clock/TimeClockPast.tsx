import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockPast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}
      >
        <Box>
          <Typography align="center">disablePast</Typography>
          <TimeClock
            disablePast
            ampm={false}
            defaultValue={dayjs('2026-05-14T12:00')}
          />
        </Box>
        <Box>
          <Typography align="center">disableFuture</Typography>
          <TimeClock
            disableFuture
            ampm={false}
            defaultValue={dayjs('2026-05-14T12:00')}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
