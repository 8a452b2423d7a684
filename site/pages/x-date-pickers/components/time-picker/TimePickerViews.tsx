import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimePicker
          label="Hours"
          views={['hours']}
          defaultValue={dayjs('2026-05-14T09:00')}
        />
        <TimePicker
          label="Hours, minutes, and seconds"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={dayjs('2026-05-14T09:45:30')}
        />
        <TimePicker
          label="Minutes and seconds"
          views={['minutes', 'seconds']}
          openTo="seconds"
          format="mm:ss"
          defaultValue={dayjs('2026-05-14T00:04:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
