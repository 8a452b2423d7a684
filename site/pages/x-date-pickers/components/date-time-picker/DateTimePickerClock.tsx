import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const clock = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
  seconds: renderTimeViewClock,
};

export default function DateTimePickerClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Departure"
          viewRenderers={clock}
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <MobileDateTimePicker
          label="Arrival, in a dialog"
          ampmInClock
          viewRenderers={clock}
          defaultValue={dayjs('2026-05-14T18:20')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
