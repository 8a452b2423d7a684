import dayjs from 'dayjs';
import CakeIcon from '@mui/icons-material/Cake';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersTextField } from '@mui/x-date-pickers/PickersTextField';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';

function CakeTextField(props: PickersTextFieldProps<'outlined'>) {
  return (
    <PickersTextField
      {...props}
      InputProps={{
        ...props.InputProps,
        startAdornment: (
          <InputAdornment position="start">
            <CakeIcon fontSize="small" />
          </InputAdornment>
        ),
      }}
    />
  );
}

export default function FieldWrapped() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        defaultValue={dayjs('1990-05-14')}
        slots={{ textField: CakeTextField }}
      />
    </LocalizationProvider>
  );
}
