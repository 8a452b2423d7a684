import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="DD.MM.YYYY"
          format="DD.MM.YYYY"
          defaultValue={dayjs('2026-05-14')}
        />
        <DateField
          label="ddd D MMMM YYYY"
          format="ddd D MMMM YYYY"
          defaultValue={dayjs('2026-05-14')}
        />
        <DateField
          label="MM/YY"
          format="MM/YY"
          defaultValue={dayjs('2026-05-01')}
        />
        <DateField
          label="[Week of] L"
          format="[Week of] L"
          defaultValue={dayjs('2026-05-11')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
