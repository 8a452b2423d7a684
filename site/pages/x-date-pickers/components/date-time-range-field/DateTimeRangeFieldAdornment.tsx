import { useState } from 'react';
import DateRangeRoundedIcon from '@mui/icons-material/DateRangeRounded';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function DateTimeRangeFieldAdornment() {
  const [focused, setFocused] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Maintenance"
        defaultValue={[dayjs('2026-05-14T22:00'), dayjs('2026-05-15T04:30')]}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        slotProps={{
          textField: {
            id: 'period-date-time-range-field',
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
