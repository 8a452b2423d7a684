import { useState } from 'react';
import DateRangeRoundedIcon from '@mui/icons-material/DateRangeRounded';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

export default function DateRangeFieldAdornment() {
  const [focused, setFocused] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Stay"
        defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-17')]}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        slotProps={{
          textField: {
            id: 'period-date-range-field',
            helperText: focused ? 'Arrow keys change a section' : ' ',
            InputProps: {
              startAdornment: (
                <InputAdornment position="start">
                  <DateRangeRoundedIcon />
                </InputAdornment>
              ),
            },
          },
        }}
        sx={{ width: 400, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
