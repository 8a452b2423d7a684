import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';

const localeText: PickersInputLocaleText = {
  fieldYearPlaceholder: ({ digitAmount }) => 'y'.repeat(digitAmount),
  fieldMonthPlaceholder: () => 'month',
  fieldDayPlaceholder: () => 'day',
};

export default function FieldPlaceholder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <DateField
        label="Date of issue"
        referenceDate={dayjs('2026-05-14')}
        slotProps={{ textField: { InputLabelProps: { shrink: true } } }}
      />
    </LocalizationProvider>
  );
}
