import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [
  dayjs('2026-05-14T22:00'),
  dayjs('2026-05-15T04:30'),
];

export default function DateTimeRangeFieldVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateTimeRangeField
          label="outlined, small"
          variant="outlined"
          size="small"
          margin="dense"
          defaultValue={range}
        />
        <SingleInputDateTimeRangeField
          label="filled, secondary, focused"
          variant="filled"
          color="secondary"
          focused
          defaultValue={range}
        />
        <SingleInputDateTimeRangeField
          label="standard, full width"
          variant="standard"
          fullWidth
          defaultValue={range}
        />
        <Typography id="hidden-label" component="span" variant="body2">
          filled, small, hidden label
        </Typography>
        <SingleInputDateTimeRangeField
          hiddenLabel
          variant="filled"
          size="small"
          defaultValue={range}
          InputProps={{ 'aria-labelledby': 'hidden-label' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
