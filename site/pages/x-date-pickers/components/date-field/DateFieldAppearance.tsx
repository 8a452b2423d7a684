import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldAppearance() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="outlined"
          variant="outlined"
          defaultValue={dayjs('2026-05-14')}
        />
        <DateField
          label="filled"
          variant="filled"
          color="secondary"
          defaultValue={dayjs('2026-05-14')}
        />
        <DateField
          label="standard"
          variant="standard"
          defaultValue={dayjs('2026-05-14')}
        />
        <DateField
          label="small"
          size="small"
          defaultValue={dayjs('2026-05-14')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
