import dayjs from 'dayjs';
import WarningIcon from '@mui/icons-material/Warning';
import type { InputAdornmentProps } from '@mui/material/InputAdornment';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function WarningAdornment({ children, ...props }: InputAdornmentProps) {
  return (
    <InputAdornment {...props}>
      <WarningIcon
        color="warning"
        titleAccess="On a weekend"
        sx={{ marginInlineEnd: 1 }}
      />
      {children}
    </InputAdornment>
  );
}

export default function OpeningExtraIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Deadline"
        defaultValue={dayjs('2026-05-16')}
        slots={{ inputAdornment: WarningAdornment }}
      />
    </LocalizationProvider>
  );
}
