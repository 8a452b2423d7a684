import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}
      >
        <Box>
          <Typography align="center">disabled</Typography>
          <DateCalendar
            disabled
            disableHighlightToday
            defaultValue={dayjs('2026-05-14')}
            sx={{ width: 280 }}
          />
        </Box>
        <Box>
          <Typography align="center">readOnly</Typography>
          <DateCalendar
            readOnly
            disableHighlightToday
            defaultValue={dayjs('2026-05-14')}
            sx={{ width: 280 }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
