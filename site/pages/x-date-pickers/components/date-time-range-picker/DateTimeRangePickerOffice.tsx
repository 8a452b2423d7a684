import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import dayjs from 'dayjs';

export default function DateTimeRangePickerOffice() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Workshop"
        minDate={dayjs('2026-05-11')}
        maxDate={dayjs('2026-05-22')}
        minTime={dayjs('2026-05-11T08:00')}
        maxTime={dayjs('2026-05-11T18:00')}
        minutesStep={15}
        shouldDisableTime={(time, view) =>
          view === 'hours' && time.hour() === 12
        }
        defaultValue={[dayjs('2026-05-14T10:00'), dayjs('2026-05-17T16:30')]}
        sx={{ width: 460, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
