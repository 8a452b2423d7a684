import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function LayoutOrientation() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Date picker in landscape"
        tabIndex={0}
        sx={{ maxWidth: '100%', overflowX: 'auto' }}
      >
        <StaticDatePicker
          orientation="landscape"
          defaultValue={dayjs('2026-05-14')}
          disableHighlightToday
          sx={{ width: 'max-content' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
