import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockAmpm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}
      >
        <Box>
          <Typography align="center">ampm=&#123;true&#125;</Typography>
          <TimeClock
            ampm
            ampmInClock
            defaultValue={dayjs('2026-05-14T18:45')}
          />
        </Box>
        <Box>
          <Typography align="center">ampm=&#123;false&#125;</Typography>
          <TimeClock ampm={false} defaultValue={dayjs('2026-05-14T18:45')} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
