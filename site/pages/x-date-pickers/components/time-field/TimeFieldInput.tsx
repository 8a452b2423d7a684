import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TimeFieldInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        enableAccessibleFieldDOMStructure={false}
        label="Single input"
        defaultValue={dayjs('2026-05-14T09:45')}
      />
    </LocalizationProvider>
  );
}
