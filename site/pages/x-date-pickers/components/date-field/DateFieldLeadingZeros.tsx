import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldLeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="With zeros (default)"
          format="M/D/YYYY"
          defaultValue={dayjs('2026-05-04')}
        />
        <DateField
          label="As in the format"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          defaultValue={dayjs('2026-05-04')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
