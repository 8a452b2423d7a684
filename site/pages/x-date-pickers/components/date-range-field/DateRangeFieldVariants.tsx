import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [dayjs('2026-05-14'), dayjs('2026-05-17')];

export default function DateRangeFieldVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateRangeField
          label="outlined, small"
          variant="outlined"
          size="small"
          margin="dense"
          defaultValue={range}
        />
        <SingleInputDateRangeField
          label="filled, secondary, focused"
          variant="filled"
          color="secondary"
          focused
          defaultValue={range}
        />
        <SingleInputDateRangeField
          label="standard, full width"
          variant="standard"
          fullWidth
          defaultValue={range}
        />
        <SingleInputDateRangeField
          hiddenLabel
          aria-label="Without label"
          variant="filled"
          size="small"
          defaultValue={range}
        />
      </Stack>
    </LocalizationProvider>
  );
}
