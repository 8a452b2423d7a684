import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldsClasses() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Publication"
        defaultValue={dayjs('2026-05-14')}
        sx={{
          '& .MuiPickersInputBase-sectionContent': {
            fontVariantNumeric: 'tabular-nums',
            fontWeight: 600,
          },
          '& .MuiPickersOutlinedInput-notchedOutline': {
            borderStyle: 'dashed',
          },
        }}
      />
    </LocalizationProvider>
  );
}
