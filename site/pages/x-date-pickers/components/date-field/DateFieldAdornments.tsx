import dayjs from 'dayjs';
import InputAdornment from '@mui/material/InputAdornment';
import CakeIcon from '@mui/icons-material/Cake';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldAdornments() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Birthday"
        clearable
        clearButtonPosition="end"
        defaultValue={dayjs('1991-08-23')}
        slotProps={{
          textField: {
            InputProps: {
              startAdornment: (
                <InputAdornment position="start">
                  <CakeIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
