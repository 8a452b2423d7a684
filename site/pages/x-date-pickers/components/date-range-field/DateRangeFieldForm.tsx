import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [dayjs('2026-05-14'), dayjs('2026-05-17')];

export default function DateRangeFieldForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateRangeField
          label="Disabled"
          disabled
          defaultValue={range}
        />
        <SingleInputDateRangeField
          label="Read-only"
          readOnly
          defaultValue={range}
        />
        <SingleInputDateRangeField
          label="Required"
          required
          helperText="Fill both sides"
          defaultValue={range}
        />
      </Stack>
    </LocalizationProvider>
  );
}
