import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TimeFieldAppearance() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimeField
          label="outlined, small"
          size="small"
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <TimeField
          label="filled, clearable"
          variant="filled"
          color="secondary"
          clearable
          clearButtonPosition="start"
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <TimeField
          label="standard, full width"
          variant="standard"
          fullWidth
          margin="dense"
          defaultValue={dayjs('2026-05-14T09:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
