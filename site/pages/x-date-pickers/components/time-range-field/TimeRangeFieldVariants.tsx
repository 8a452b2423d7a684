import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [
  dayjs('2026-05-14T09:00'),
  dayjs('2026-05-14T17:30'),
];

export default function TimeRangeFieldVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputTimeRangeField
          label="outlined, small"
          variant="outlined"
          size="small"
          margin="dense"
          defaultValue={range}
        />
        <SingleInputTimeRangeField
          label="filled, secondary, focused"
          variant="filled"
          color="secondary"
          focused
          defaultValue={range}
        />
        <SingleInputTimeRangeField
          label="standard, full width"
          variant="standard"
          fullWidth
          defaultValue={range}
        />
        <Typography id="hidden-label" component="span" variant="body2">
          filled, small, hidden label
        </Typography>
        <SingleInputTimeRangeField
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
