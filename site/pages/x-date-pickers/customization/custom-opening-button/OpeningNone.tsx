import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OpeningNone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Date of birth" defaultValue={dayjs('1990-05-14')} />
    </LocalizationProvider>
  );
}
