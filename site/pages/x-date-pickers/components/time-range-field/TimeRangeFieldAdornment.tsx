import { useState } from 'react';
import DateRangeRoundedIcon from '@mui/icons-material/DateRangeRounded';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';

export default function TimeRangeFieldAdornment() {
  const [focused, setFocused] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Shift"
        defaultValue={[dayjs('2026-05-14T09:00'), dayjs('2026-05-14T17:30')]}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        slotProps={{
          textField: {
            id: 'period-time-range-field',
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
