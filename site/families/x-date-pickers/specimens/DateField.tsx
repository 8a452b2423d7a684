import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const departure = dayjs('2026-05-14T09:45');

export default function DateFieldSpecimen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Departure" defaultValue={departure} size="small" sx={{ width: 230 }} />
    </LocalizationProvider>
  );
}
