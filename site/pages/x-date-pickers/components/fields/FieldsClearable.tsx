import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldsClearable() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField label="Field" clearable defaultValue={dayjs('2026-05-14')} />
        <DatePicker
          label="Picker"
          slotProps={{ field: { clearable: true } }}
          defaultValue={dayjs('2026-05-14')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
