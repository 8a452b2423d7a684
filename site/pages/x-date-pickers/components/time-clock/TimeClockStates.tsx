import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}
      >
        <Box>
          <Typography align="center">disabled</Typography>
          <TimeClock disabled defaultValue={dayjs('2026-05-14T09:45')} />
        </Box>
        <Box>
          <Typography align="center">readOnly</Typography>
          <TimeClock readOnly defaultValue={dayjs('2026-05-14T09:45')} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
