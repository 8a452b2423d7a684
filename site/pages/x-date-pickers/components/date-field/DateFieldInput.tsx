import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        enableAccessibleFieldDOMStructure={false}
        label="Single input"
        defaultValue={dayjs('2026-05-14')}
      />
    </LocalizationProvider>
  );
}
