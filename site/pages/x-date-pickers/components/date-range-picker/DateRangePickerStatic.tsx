import Paper from '@mui/material/Paper';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs from 'dayjs';

export default function DateRangePickerStatic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ maxWidth: '100%', overflow: 'auto' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="mobile"
          slotProps={{ toolbar: { hidden: true } }}
          disableHighlightToday
          defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-17')]}
        />
      </Paper>
    </LocalizationProvider>
  );
}
