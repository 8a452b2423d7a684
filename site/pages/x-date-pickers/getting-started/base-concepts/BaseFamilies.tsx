import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

const start = dayjs('2026-05-14T09:30');
const end = dayjs('2026-05-17T17:00');

export default function BaseFamilies() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          width: '100%',
        }}
      >
        <DateField label="DateField" defaultValue={start} />
        <DatePicker label="DatePicker" defaultValue={start} />
        <TimePicker label="TimePicker" defaultValue={start} />
        <DateTimePicker label="DateTimePicker" defaultValue={start} />
        <DateRangePicker
          label="DateRangePicker (Pro)"
          defaultValue={[start, end]}
        />
        <TimeRangePicker
          label="TimeRangePicker (Pro)"
          defaultValue={[start, end]}
        />
      </Box>
    </LocalizationProvider>
  );
}
