import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarPast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}
      >
        <Box>
          <Typography align="center">disablePast</Typography>
          <DateCalendar disablePast sx={{ width: 280 }} />
        </Box>
        <Box>
          <Typography align="center">disableFuture</Typography>
          <DateCalendar disableFuture sx={{ width: 280 }} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
