import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldAppearance() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimeField
          label="outlined, small"
          size="small"
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <DateTimeField
          label="filled, clearable"
          variant="filled"
          color="secondary"
          clearable
          clearButtonPosition="start"
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <DateTimeField
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
