import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerSingleColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Half-hour slot"
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        minTime={dayjs('2026-05-14T08:00')}
        maxTime={dayjs('2026-05-14T17:30')}
        skipDisabled
        defaultValue={dayjs('2026-05-14T09:30')}
      />
    </LocalizationProvider>
  );
}
