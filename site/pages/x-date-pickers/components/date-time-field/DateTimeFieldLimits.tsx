import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Opening hours"
        minDate={dayjs('2026-01-01')}
        maxDate={dayjs('2026-12-31')}
        minTime={dayjs('2026-01-01T08:00')}
        maxTime={dayjs('2026-01-01T18:00')}
        minutesStep={15}
        defaultValue={dayjs('2026-05-14T19:15')}
      />
    </LocalizationProvider>
  );
}
